# SPDX-License-Identifier: MIT
"""Performs the first action of an application's object with a name, or focuses it if there is a third argument."""
import sys
import dump


def descendants(accessible):
    yield accessible
    for index in range(accessible.get_child_count()):
        child = accessible.get_child_at_index(index)
        if child is not None:
            yield from descendants(child)


for accessible in descendants(dump.find(sys.argv[1])):
    if accessible.get_name() == sys.argv[2] and accessible.get_action_iface() is not None:
        focuses = len(sys.argv) > 3
        done = accessible.get_component_iface().grab_focus() if focuses else accessible.get_action_iface().do_action(0)
        sys.exit(0 if done else "The action was refused.")
sys.exit(f"There is no {sys.argv[2]} with actions.")
