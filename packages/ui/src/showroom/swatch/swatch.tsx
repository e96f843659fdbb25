import type { ReactNode } from "react";
import { ChoiceCard } from "../choice-card/choice-card.tsx";
import type { ChoiceProps } from "../choice-card/choice-props.ts";
import { MaterialTexture } from "../material-texture/material-texture.tsx";

/** The data of a swatch. */
export interface SwatchOption extends Pick<ChoiceProps, "kind" | "value" | "selected" | "disabledReason"> {
  /** The material's name; always visible. */
  label: string;
  /** Picture of the material. */
  imageUrl?: string | undefined;
  /** CSS colour when there is no picture. */
  colour?: string | undefined;
  /** Price or difference under the name, usually a small price tag. */
  price?: ReactNode | undefined;
}

export interface SwatchProps extends SwatchOption, Pick<ChoiceProps, "name" | "onSelect" | "onDeselect"> {}

/** A large sample of a colour or finish to choose. */
export function Swatch({ label, imageUrl, colour, price, ...choice }: SwatchProps) {
  return (
    <ChoiceCard {...choice} title={label} media={<MaterialTexture imageUrl={imageUrl} colour={colour} />}>
      {price}
    </ChoiceCard>
  );
}
