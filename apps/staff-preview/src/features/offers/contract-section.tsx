import type { ContractTerms, Party } from "@showroom/api-contract/entities/contract-terms";
import { vatRateText } from "@showroom/domain/agreement/vat";
import { COST_GROUPS, type CostGroup } from "@showroom/domain/model/cost-group";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Facts } from "@showroom/ui/layout/facts/facts";
import { Heading } from "@showroom/ui/layout/heading/heading";
import styles from "../../shared/sheet/sheet.module.css";
import type { EditedParty } from "./terms-dialog.tsx";
import { offersTexts as texts } from "./texts.ts";

const { termsFacts } = texts;

const partyFacts = (party: Party) =>
  [
    [termsFacts.name, party.name],
    [termsFacts.address, party.address],
    [termsFacts.registrationNumber, party.registrationNumber],
    [termsFacts.invoicer, party.invoicer],
    [termsFacts.guarantee, party.guarantee],
    [termsFacts.certificate, party.certificate],
    [termsFacts.termsVersion, party.termsVersion],
    [termsFacts.daysValid, party.daysValid],
    [termsFacts.vatRate, vatRateText(party.vatRate)],
  ] as const;

interface ContractSectionProps {
  readonly terms: ContractTerms | null;
  readonly mayEdit: boolean;
  readonly nameParts: (parts: readonly CostGroup[]) => string;
  /** Null when nothing can be changed. */
  readonly onEdit: ((edited: EditedParty) => void) | null;
  readonly onEditTexts: () => void;
}

/** Who contracts in the project and for parts of it, and what makes an offer an agreement. */
export function ContractSection({ terms, mayEdit, nameParts, onEdit, onEditTexts }: ContractSectionProps) {
  const named = new Set(terms?.parties.flatMap(({ parts }) => parts));
  return (
    <section className={styles["section"]} aria-labelledby="gegevens">
      <Heading as="h2" size={28} id="gegevens">
        {texts.terms}
      </Heading>
      {terms ? (
        <Facts
          facts={[
            ...partyFacts(terms),
            [texts.conditionsTitle, texts.conditions(terms.acceptedBy, terms.countersigned)],
            [texts.offeredTitle, texts.offered(terms.offersAtOnce)],
            [texts.ownTexts, texts.countedTexts(Object.keys(terms.ownTexts).length)],
          ]}
        />
      ) : (
        <Alert variant="warning">{mayEdit ? texts.noTerms : `${texts.noTerms} ${texts.noTermsAdvisor}`}</Alert>
      )}
      {onEdit && <Button onClick={() => onEdit("project")}>{texts.editTerms}</Button>}
      {terms?.parties.map((party) => {
        const title = texts.forParts(nameParts(party.parts));
        return (
          <section key={title} className={styles["section"]} aria-label={title}>
            <Heading as="h3" size={22}>
              {title}
            </Heading>
            <Facts facts={partyFacts(party)} />
            {onEdit && (
              <Button size="small" aria-label={texts.named(texts.editParty, party.name)} onClick={() => onEdit(party)}>
                {texts.editParty}
              </Button>
            )}
          </section>
        );
      })}
      {onEdit && terms && named.size < COST_GROUPS.length && (
        <Button onClick={() => onEdit("new")}>{texts.otherParty}</Button>
      )}
      {onEdit && terms && <Button onClick={onEditTexts}>{texts.ownTexts}</Button>}
    </section>
  );
}
