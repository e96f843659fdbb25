import { InvalidArgumentError, Option } from "@commander-js/extra-typings";
import type { ImportOptions } from "../importer/change/change-catalogue.ts";
import type { HouseTypeMoves } from "../importer/change/house-type-moves.ts";

/** Adds a `from=to` option, which can be repeated, to the moves so far. */
function addMove(text: string, moves: HouseTypeMoves): HouseTypeMoves {
  const [from, to, ...rest] = text.split("=");
  if (!from || !to || rest.length > 0) throw new InvalidArgumentError("Hier hoort <sleutel>=<sleutel>.");
  return new Map([...moves, [from, to]]);
}

/** Options of commands that change a catalogue. */
export const dryRunOption = () => new Option("--dry-run", "alleen zeggen wat er zou veranderen").default(false);
export const yesOption = () => new Option("--yes", "met alles instemmen wat gevraagd zou worden").default(false);
export const moveOption = () =>
  new Option("--move-house-type <sleutel=sleutel>", "geeft kopers van een vervallen woningtype een ander; mag vaker")
    .argParser(addMove)
    .default<HouseTypeMoves>(new Map(), "geen");

interface Chosen {
  readonly dryRun: boolean;
  readonly yes: boolean;
  readonly moveHouseType: HouseTypeMoves;
}

export const changeOptions = ({ dryRun, yes, moveHouseType }: Chosen): ImportOptions => ({
  dryRun,
  approved: yes,
  moveHouseTypes: moveHouseType,
});
