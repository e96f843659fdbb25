import { Text } from "@showroom/ui/layout/text/text";
import { priceTexts } from "./texts.ts";

/** Explains the amounts at the parts of a dialog. */
export function PartsNote() {
  return (
    <Text size={14} tone="muted">
      {priceTexts.parts}
    </Text>
  );
}
