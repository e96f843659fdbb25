import type { ReactNode } from "react";
import { ChoiceCard } from "../choice-card/choice-card.tsx";
import type { ChoiceProps } from "../choice-card/choice-props.ts";
import { MaterialTexture } from "../material-texture/material-texture.tsx";

/** A colour or finish to choose, without the control around it. */
export interface SwatchOption extends Pick<ChoiceProps, "value" | "selected" | "disabledReason"> {
  /** The material's name; always written, a swatch is never its colour alone. */
  label: string;
  /** Picture of the material. */
  imageUrl?: string | undefined;
  /** CSS colour where there is no picture. */
  colour?: string | undefined;
  /** Price or difference under the name, usually a small price tag. */
  price?: ReactNode | undefined;
}

export interface SwatchProps extends SwatchOption, Pick<ChoiceProps, "name" | "onSelect" | "onDeselect"> {}

/** A generous sample of one colour or finish to choose: it looks like the material, not like a dot. */
export function Swatch({ label, imageUrl, colour, price, ...choice }: SwatchProps) {
  return (
    <ChoiceCard {...choice} title={label} media={<MaterialTexture imageUrl={imageUrl} colour={colour} />}>
      {price}
    </ChoiceCard>
  );
}
