/** What the fields of plans are for, by path. */
export const PLAN_NOTES: Readonly<Record<string, string>> = {
  "houseTypes.positions.room":
    "The room that is planned. Without lines here it has the standard layout, and its drawings say so.",
  "houseTypes.positions.kind":
    "What is placed, once a room. A door is obligatory; without a line there is no window; other fixtures then stand as in the standard layout.",
  "houseTypes.positions.wall":
    "Seen from the front wall, through which pictures look in; the toilet hangs on the back one. Shower: back; basin and bath: left or right; radiator: not back.",
  "houseTypes.positions.along":
    "From the wall's left corner as seen from inside: to the left side of a door or window, to the axis of a fixture. Of a shower it decides the corner.",
  "houseTypes.positions.width": "Obligatory for a door or window. Of a fixture: the room for it, if that is limited.",
  "houseTypes.positions.height": "Obligatory for a window; of a door 210 when empty; of a radiator the room for it.",
  "houseTypes.positions.sill":
    "Lower edge above the floor. Obligatory for a window; a radiator's follows from the standard when empty.",
  "houseTypes.positions.swing":
    "Of a door: the side of the hinges as seen from inside, and whether it opens into the room.",
  "houseTypes.north":
    "North arrow of the whole home: degrees clockwise from the upper side of the drawing; 90 is on the right. Empty: no arrow.",
  "houseTypes.spaces.storey": "The step with floor plans draws the whole home, each storey by itself.",
  "houseTypes.spaces.name": "Written in the space.",
  "houseTypes.spaces.room":
    "Makes the space a room that buyers configure: its fixtures are drawn in it, and a press leads to its step.",
  "houseTypes.spaces.x": "Left side, from the left side of the storey.",
  "houseTypes.spaces.y": "Upper side, from the upper side of the storey.",
  "houseTypes.spaces.width": "From left to right.",
  "houseTypes.spaces.depth": "From top to bottom.",
  "houseTypes.spaces.front": "On which side of the drawing the front wall of the room is; below when empty.",
};
