# SPDX-License-Identifier: MIT
"""Operates the sample application as a client of the accessibility bus, and prints what it finds."""
import sys
import dump
from gi.repository import Atspi, GLib


def descendants(accessible):
    yield accessible
    for index in range(accessible.get_child_count()):
        yield from descendants(accessible.get_child_at_index(index))


def extents(accessible, origin):
    rect = accessible.get_component_iface().get_extents(origin)
    return rect.x, rect.y, rect.width, rect.height


def part(text, offset, granularity):
    range = Atspi.Text.get_string_at_offset(text, offset, granularity)
    return range.content, range.start_offset, range.end_offset


dump.enable()
application = dump.find(sys.argv[1])
print("toolkit", application.get_toolkit_name(), application.get_toolkit_version())
by_name = {accessible.get_name(): accessible for accessible in descendants(application)}
send, volume, notes = by_name["Send"], by_name["Volume"], by_name["Notes"]
fruits, prices = by_name["Fruits"], by_name["Prices"]

print("extents", extents(send, Atspi.CoordType.SCREEN), extents(send, Atspi.CoordType.WINDOW))
print("description", send.get_description(), "|", send.get_accessible_id())
action = send.get_action_iface()
print("action", action.get_n_actions(), Atspi.Action.get_action_name(action, 0), action.get_key_binding(0), action.do_action(0))
value = volume.get_value_iface()
print("value", value.get_minimum_value(), value.get_maximum_value(), value.get_minimum_increment(),
      value.set_current_value(70), value.get_current_value())
relation = volume.get_relation_set()[0]
print("relation", relation.get_relation_type().value_nick, relation.get_target(0).get_name())
print("attributes", sorted(volume.get_attributes().items()))

text = notes.get_text_iface()
print("count", Atspi.Text.get_character_count(text))
print("text", repr(Atspi.Text.get_text(text, 0, -1)))
for granularity in (Atspi.TextGranularity.CHAR, Atspi.TextGranularity.WORD, Atspi.TextGranularity.LINE):
    print("part", part(text, 9, granularity), part(text, 27, granularity))
print("caret", Atspi.Text.set_caret_offset(text, 4), Atspi.Text.get_caret_offset(text))
print("select", Atspi.Text.add_selection(text, 4, 8), Atspi.Text.get_n_selections(text))
print("attributes", sorted(Atspi.Text.get_text_attributes(text, 5)[0].items()))
editable = notes.get_editable_text_iface()
print("edit", editable.insert_text(0, "😀", 1), repr(Atspi.Text.get_text(text, 0, 5)))

selection = fruits.get_selection_iface()
print("selection", selection.select_child(1), selection.get_selected_child(0).get_name(), selection.get_n_selected_children())
table = prices.get_table_iface()
print("table", table.get_n_rows(), table.get_n_columns(), table.get_accessible_at(1, 1).get_name(),
      table.get_column_description(1))
cell = table.get_accessible_at(1, 1).get_table_cell()
print("cell", Atspi.TableCell.get_position(cell), [header.get_name() for header in Atspi.TableCell.get_column_header_cells(cell)])

rule = Atspi.MatchRule.new(
    Atspi.StateSet.new([]), Atspi.CollectionMatchType.ALL, {}, Atspi.CollectionMatchType.ALL,
    [Atspi.Role.HEADING, Atspi.Role.PUSH_BUTTON], Atspi.CollectionMatchType.ANY, [], Atspi.CollectionMatchType.ALL,
    False)
collection = by_name["Sample"].get_collection_iface()
matches = collection.get_matches(rule, Atspi.CollectionSortOrder.CANONICAL, 0, True)
print("matches", [match.get_name() for match in matches])

for name, call in [("child", lambda: fruits.get_child_at_index(99)), ("child", lambda: fruits.get_child_at_index(-1))]:
    print(name, call())


def heard(event):
    content = event.any_data
    if isinstance(content, Atspi.Accessible):
        content = content.get_name()
    print("event", event.type, event.source.get_name(), event.detail1, event.detail2, content, flush=True)
    if event.type.startswith("object:children-changed:remove"):
        try:
            send.get_role()
            Atspi.Accessible.clear_cache(send)
            print("role", send.get_role().value_nick)
        except GLib.GError as error:
            print("gone", error.message)
        Atspi.event_quit()


listener = Atspi.EventListener.new(heard)
for event in ("object:state-changed:checked", "object:property-change:accessible-name", "object:text-changed",
              "object:children-changed", "object:text-caret-moved", "window:activate"):
    listener.register(event)
print("listening", flush=True)
Atspi.event_main()
