import { PrintFoot } from "@showroom/ui/layout/print-sheet/print-sheet";
import { overviewTexts } from "./texts.ts";

const { print: texts } = overviewTexts;

export interface SignatureProps {
  /** The choices were not submitted yet. */
  readonly draft: boolean;
}

/** The conditions and a space for the signature; only in print. */
export function Signature({ draft }: SignatureProps) {
  return (
    <PrintFoot
      signatureTitle={texts.signature}
      signatureLabels={[texts.buyer, texts.signaturePlace, texts.signatureDate, texts.signatureName]}
    >
      <p>{texts.disclaimer}</p>
      {draft && <p>{texts.draft}</p>}
    </PrintFoot>
  );
}
