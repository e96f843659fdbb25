import { useState } from "react";
import { Button } from "@showroom/ui/controls/button/button";
import { CheckboxGroup } from "@showroom/ui/controls/checkbox-group/checkbox-group";
import { Surface } from "@showroom/ui/layout/surface/surface";
import { ColourName } from "@showroom/ui/showroom/colour-name/colour-name";
import { TRAITS, type WantedTraits } from "@showroom/domain/filter/traits";
import type { ColorGroup } from "@showroom/domain/model/appearance";
import { useIsPhone } from "../browser/use-is-phone.ts";
import { questionTexts } from "../extra-cost/question-texts.ts";
import { TRAIT_WORDS, withValues } from "./trait-values.ts";
import { traitTexts as texts } from "./texts.ts";
import type { AskedTraits } from "./use-asked-traits.ts";
import styles from "./trait-question.module.css";

/** The samples beside the names of colours. */
const SAMPLES: Readonly<Record<ColorGroup, string>> = {
  white: "#F7F7F4",
  beige: "#E2D3B8",
  brown: "#7C5A3F",
  grey: "#A9A9A6",
  anthracite: "#4A4D50",
  black: "#1F2021",
  green: "#6F8A6A",
  blue: "#4F78A0",
  yellow: "#D0A544",
  red: "#B0603F",
  pink: "#D9A9A3",
  steel: "#B9BCBE",
  brass: "#B8934F",
  copper: "#AD6E4D",
  wood: "#B99467",
};

export interface TraitQuestionProps {
  readonly asked: AskedTraits;
  /** The values that products on offer have. */
  readonly offered: WantedTraits;
  /** How many products are left. */
  readonly count: number;
  readonly of: keyof typeof questionTexts.show;
  readonly onDone: () => void;
}

const isSample = (value: string): value is ColorGroup => Object.hasOwn(SAMPLES, value);

/** Colours, appearances and gloss to tick. A trait of which everything on offer has the same value is not asked. */
export function TraitQuestion({ asked, offered, count, of, onDone }: TraitQuestionProps) {
  const phone = useIsPhone();
  // The address changes after the press, so what was ticked is kept here and shows at once.
  const [ticked, setTicked] = useState(asked.wanted);
  const [seen, setSeen] = useState(asked.wanted);
  if (seen !== asked.wanted) {
    setSeen(asked.wanted);
    setTicked(asked.wanted);
  }
  return (
    <div className={styles["traits"]}>
      {TRAITS.filter((trait) => offered[trait].length > 1 || ticked[trait].length > 0).map((trait) => (
        <CheckboxGroup
          key={trait}
          legend={texts.traits[trait]}
          columns
          options={offered[trait].map((value) => {
            const words = TRAIT_WORDS[trait][value] ?? value;
            return {
              value,
              label:
                trait === "colorGroup" && isSample(value) ? <ColourName colour={SAMPLES[value]} name={words} /> : words,
            };
          })}
          value={[...ticked[trait]]}
          onValueChange={(values) => {
            const next = withValues(ticked, trait, offered[trait], values);
            setTicked(next);
            asked.setWanted(next);
          }}
        />
      ))}
      {phone && (
        <Surface ground="sheet" className={styles["done"]}>
          <Button variant="primary" onClick={onDone}>
            {questionTexts.show[of](count)}
          </Button>
        </Surface>
      )}
    </div>
  );
}
