import type { FixtureFinish } from "../model/fixture-model.ts";

/** Words for which a buyer may search, beside the name of the colour: what a finish looks like and is made of. */
export const FINISH_WORDS: Readonly<Record<FixtureFinish, string>> = {
  white: "wit",
  "matt-white": "mat wit",
  "matt-black": "mat zwart metaal",
  chrome: "chroom glanzend metaal",
  "brushed-steel": "rvs geborsteld staal metaal",
  aluminium: "aluminium metaal",
  brass: "messing goud metaal",
  "gun-metal": "gunmetal donkergrijs metaal",
  copper: "koper metaal",
  oak: "eiken hout",
  walnut: "noten hout",
  anthracite: "antraciet donkergrijs",
  sand: "zand beige",
  "clear-glass": "helder glas",
  "smoked-glass": "rookglas getint glas",
  "stone-grey": "steengrijs grijs",
};
