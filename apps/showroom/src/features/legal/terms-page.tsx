import { useConfig } from "@showroom/web-app/session/use-config";
import { NumberedSections } from "./numbered-sections.tsx";
import { termsSections, termsTexts as texts } from "./terms-texts.ts";

/** The terms of an account. */
export function TermsPage() {
  const { productName } = useConfig();
  return (
    <NumberedSections
      title={texts.title}
      intro={
        <>
          <p>{texts.intro(productName)}</p>
          <p>{texts.updated}</p>
        </>
      }
      contents={texts.contents}
      sections={termsSections(productName)}
    />
  );
}
