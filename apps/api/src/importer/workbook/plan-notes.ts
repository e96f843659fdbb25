/** What the fields of plans are for, by path. */
export const PLAN_NOTES: Readonly<Record<string, string>> = {
  "houseTypes.positions.room": "The room; without lines here it has the standard layout.",
  "houseTypes.positions.kind":
    "Once a room. A door is obligatory; without a line there is no window, and other fixtures stand as in the standard layout.",
  "houseTypes.positions.wall":
    "Seen from the front wall, through which pictures look in; the toilet hangs on the back one. Shower: back; basin and bath: left or right; radiator: not back.",
  "houseTypes.positions.along":
    "From the wall's left corner, seen from inside, to the left side of a door or window, the axis of a fixture. Shower: decides the corner.",
  "houseTypes.positions.width": "Obligatory for a door or window. Of a fixture: the room for it, if that is limited.",
  "houseTypes.positions.height": "Obligatory for a window; of a door 210 when empty; of a radiator the room for it.",
  "houseTypes.positions.sill": "Lower edge. Obligatory for a window; of a radiator as the standard when empty.",
  "houseTypes.positions.swing": "Side of a door's hinges as seen from inside, and where it opens.",
  "houseTypes.north": "North arrow of the whole home, degrees clockwise from the drawing's upper side.",
  "houseTypes.spaces.storey": "A drawing by itself in the step with floor plans.",
  "houseTypes.spaces.name": "Written in the space.",
  "houseTypes.spaces.room": "A room that buyers configure: with fixtures, a press leads to its step.",
  "houseTypes.spaces.x": "Left side, from the left side of the storey.",
  "houseTypes.spaces.y": "Upper side, from the upper side of the storey.",
  "houseTypes.spaces.width": "From left to right.",
  "houseTypes.spaces.depth": "From top to bottom.",
  "houseTypes.spaces.front": "Side of the drawing with the room's front wall; below when empty.",
};
