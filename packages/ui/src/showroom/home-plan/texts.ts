const WINDS = ["boven", "rechtsboven", "rechts", "rechtsonder", "onder", "linksonder", "links", "linksboven"] as const;

export const homePlanTexts = {
  north: "N",
  /** `degrees`: clockwise from the upper side of the drawing. */
  northIs: (degrees: number) => `Het noorden is ${WINDS[Math.round(degrees / 45) % WINDS.length]} op de tekening`,
  metres: (millimetres: number) => `${(millimetres / 1000).toFixed(2).replace(".", ",")} m`,
};
