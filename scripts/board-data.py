#!/usr/bin/env python3
"""Writes the map and the tiles of a coming title from its facts, in the notation of docs/board-data.md.

    scripts/board-data.py ../shared/facts/1822.json crates/titles/data/1822

What is written is a first draft that people go on editing: run it for a new title, not over a finished one.
"""

import json
import sys
from pathlib import Path

COLOURS = {"none": "plain", "blue": "plain", "yellow": "yellow", "green": "green",
           "brown": "russet", "russet": "russet", "grey": "grey"}
LETTERS = "abcdefghijklmnopqrstuvwxyz"
LANES = {None: "", 0: "l", 1: "r"}


def quoted(text):
    return json.dumps(text, ensure_ascii=False)


def entry(fields):
    """A line of TOML: the fields that are there, in order."""
    return "{ " + ", ".join(f"{key} = {value}" for key, value in fields if value is not None) + " }"


def value(revenue):
    if isinstance(revenue, dict):
        return "/".join(str(figure) for figure in revenue.values())
    return str(revenue)


def stop(kind, revenue, slots):
    words = [kind]
    if value(revenue) != "0":
        words.append(value(revenue))
    if slots is not None and slots != (1 if kind == "city" else 0):
        words.append(f"x{slots}")
    return " ".join(words)


def end(place):
    if "node" in place:
        return LETTERS[place["node"]]
    lane = place.get("lane")
    return f"{place['edge']}{LANES[lane and lane['index']]}"


def segment(piece):
    ends = sorted([end(piece["from"]), end(piece["to"])])
    link = ">|" if piece.get("enter_only") else "-|" if piece.get("terminal") else "-"
    return link.join(ends)


class Face:
    """The stops and the track of a tile or a printed hex, in our notation."""

    def __init__(self, nodes, track, printed):
        self.stops, self.track, self.dead_ends = [], [], []
        junctions = {n["node"] for n in nodes if n["kind"] == "junction"}
        for node in nodes:
            served = any(node["node"] in (p["from"].get("node"), p["to"].get("node")) for p in track)
            kind = {"off_board": "offboard"}.get(node["kind"], node["kind"])
            if kind == "town" and printed and not served:
                kind = "village"
            if kind != "junction":
                self.stops.append(stop(kind, node.get("revenue", 0), node.get("slots")))
        for junction in junctions:
            meeting = [p for p in track if junction in (p["from"].get("node"), p["to"].get("node"))]
            edges = sorted(str(p[side]["edge"]) for p in meeting for side in ("from", "to") if "edge" in p[side])
            if len(edges) == 1:
                self.dead_ends += edges
            else:
                self.track.append("+".join(edges))
        for piece in track:
            if not junctions & {piece["from"].get("node"), piece["to"].get("node")}:
                self.track.append(segment(piece))
        self.track.sort()

    def fields(self):
        return [("stops", quoted(", ".join(self.stops)) if self.stops else None),
                ("track", quoted(" ".join(self.track)) if self.track else None),
                ("dead_ends", quoted(" ".join(self.dead_ends)) if self.dead_ends else None)]


def label_of(hex, tiles):
    """The letters a hex asks for: its own, from a colour on, or those of the tiles that come first."""
    if "label_from_colour" in hex:
        begins = hex["label_from_colour"]
        return entry([(COLOURS[begins["colour"]], quoted(begins["label"]))])
    firsts = {tiles[name].get("label") for name in hex.get("first_tile_choices", [])} - {None}
    label = hex.get("label") or (firsts.pop() if firsts else None)
    return quoted(label) if label else None


def hexes_1822(facts):
    tiles = {tile["id"]: tile for tile in facts["tiles"]}
    for hex in facts["map"]["hexes"]:
        face = Face(hex.get("nodes", []), hex.get("track", []), True)
        vanishing = hex["kind"] == "city_and_town"
        terrain = ", ".join(f"{t['kind']} {t['cost']}" for t in hex.get("terrain", []))
        several = hex["kind"] in ("double_town", "city_and_town")
        names = hex["name"].split(" & ") if several else [hex["name"]]
        colour = COLOURS[hex["printed_colour"]]
        yield hex["id"], [
            ("names", f"[{', '.join(quoted(name) for name in names)}]" if hex["name"] else None),
            ("label", label_of(hex, tiles)),
            ("terrain", quoted(terrain) if terrain else None),
            ("colour", quoted(colour) if colour != "plain" else None),
            *face.fields(),
            ("first", quoted(" ".join(hex["first_tile_choices"])) if vanishing else None),
            ("build", None if hex["tiles_may_be_laid"] else "false"),
        ]


def tiles_1822(facts):
    locked = facts["tile_rules"].get("rotation_locked", {})
    fixed = {name: rotations[0] for places, rotations in locked.items() for name in places.split(" on ")[0].split("/")
             if len(rotations) == 1}
    for tile in facts["tiles"]:
        face = Face(tile["nodes"], tile["track"], False)
        count = tile["count"] if isinstance(tile["count"], int) else quoted(tile["count"])
        rotation = fixed.get(tile["id"])
        yield COLOURS[tile["colour"]], tile["id"], [
            ("count", count),
            ("label", quoted(tile["label"]) if tile.get("label") else None),
            *face.fields(),
            ("rotation", rotation),
            ("cost", tile.get("cost_when_replaced")),
        ]


def borders_1822(facts):
    for border in facts["map"]["border_list"]:
        yield "-".join(border["between"]), border.get("cost_each_side")


def hexes_1862(facts):
    areas = {area["id"]: area for area in facts["map"]["off_board_areas"]}
    named = facts["tiles"]["allowed_by_place"]
    special = {tile["label"]: tile for tile in facts["tiles"]["town_tiles"] if tile["label"]}
    assert "town_N_Ipswich_F11" in named
    for hex in facts["map"]["hexes"]:
        stops, track, names = [], [], []
        if hex["terrain"] == "land":
            stops = ["city" if hex["kind"] == "town" else "village"]
            names = [hex["name"]]
        for place, area in enumerate(hex.get("areas", [])):
            slots = hex.get("station_marker_spaces")
            stops.append(stop("offboard", areas[area["area"]]["revenue"], slots))
            names.append(areas[area["area"]]["name"])
            track += [f"{edge}-{LETTERS[place]}" for edge in area["track_to_edges"]]
        label = hex.get("label")
        reserved = (hex.get("reserved_russet_tile") or "").partition("(")[2].rstrip(")")
        text = entry([("yellow", quoted(label)), ("russet", quoted(reserved))]) if reserved else None
        assert not reserved or reserved in special
        yield hex["coord"], [
            ("names", f"[{', '.join(quoted(name) for name in names)}]" if names else None),
            ("label", text or (quoted(label) if label else None)),
            ("stops", quoted(", ".join(stops)) if stops else None),
            ("track", quoted(" ".join(sorted(track))) if track else None),
            ("build", None if hex["terrain"] == "land" else "false"),
        ]


def tiles_1862(facts):
    for tile in facts["tiles"]["town_tiles"]:
        nodes = [stop("city", node["revenue"], node["slots"]) for node in tile["nodes"]]
        track = " ".join(segment({"from": a, "to": b}) for a, b in tile["segments"])
        yield COLOURS[tile["colour"]], tile["id"], [
            ("count", tile["count"]), ("label", quoted(tile["label"]) if tile["label"] else None),
            ("stops", quoted(", ".join(nodes))), ("track", quoted(track))]
    for tile in facts["tiles"]["village_tiles"]:
        for arrangement in tile["recorded_tile_ids"]:
            stops, track = [], []
            for a, b in tile["lines"]:
                if [a, b] in arrangement["stations_on_lines"]:
                    letter = LETTERS[len(stops)]
                    stops.append(stop("town", tile["small_station_revenue"], None))
                    track += [f"{a}-{letter}", f"{b}-{letter}"]
                else:
                    track.append(f"{a}-{b}")
            stock = quoted(tile["id"]) if arrangement["id"] != tile["id"] else None
            yield COLOURS[tile["colour"]], arrangement["id"], [
                ("count", tile["count"]), ("stops", quoted(", ".join(stops))),
                ("track", quoted(" ".join(track))), ("stock", stock)]


def borders_1862(facts):
    for border in facts["map"]["impassable_borders"]:
        yield "-".join(border["between"]), None


def row(key):
    return key[0], int(key[1:])


def main(source, folder):
    facts = json.loads(Path(source).read_text())
    east = "game" in facts
    title = facts["game"]["title"] if east else f"{facts['title']}, {facts['subtitle']}"
    borders = list((borders_1862 if east else borders_1822)(facts))
    lines = [f"# The map of {title}. docs/board-data.md explains the notation.", ""]
    for name, wanted in [("barriers", lambda cost: cost is None), ("crossings", lambda cost: cost is not None)]:
        texts = [between if cost is None else f"{between} {cost}" for between, cost in borders if wanted(cost)]
        if texts:
            lines += [f"{name} = [", *[f"    {quoted(text)}," for text in texts], "]"]
    if any("town_removal_upgrades" in tile for tile in facts["tiles"] if not east):
        lines.append("towns_may_go = true")
    lines += ["", "[maps]", "whole = {}", "", "[hexes]"]
    column = None
    for key, fields in sorted((hexes_1862 if east else hexes_1822)(facts), key=lambda hex: row(hex[0])):
        lines += [""] if column not in (None, key[0]) else []
        column = key[0]
        lines.append(f"{key:<3} = {entry(fields)}".replace("{  }", "{}"))
    Path(folder).mkdir(parents=True, exist_ok=True)
    Path(folder, "map.toml").write_text("\n".join(lines) + "\n")

    lines = [f"# The tiles of {title}. docs/board-data.md explains the notation."]
    tiles = list((tiles_1862 if east else tiles_1822)(facts))
    for colour in ["yellow", "green", "russet", "grey"]:
        of_colour = [(name, fields) for tile_colour, name, fields in tiles if tile_colour == colour]
        if of_colour:
            lines += ["", f"[{colour}]", *[f"{name:<6} = {entry(fields)}" for name, fields in of_colour]]
    Path(folder, "tiles.toml").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
