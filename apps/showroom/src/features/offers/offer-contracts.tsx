import type { OfferDocument } from "@showroom/api-contract/entities/offer";
import { agreementText } from "@showroom/domain/agreement/agreement-texts";
import { EXACT_AMOUNTS } from "@showroom/domain/format/amounts-that-add-up";
import { contractWords } from "@showroom/domain/words/contract-words";
import { Facts } from "@showroom/ui/layout/facts/facts";
import styles from "./offers.module.css";
import { offerTexts as texts } from "./texts.ts";

/** What there is to say of a party. */
export function partyFactsOf({
  name,
  address,
  registrationNumber,
  invoicer,
  guarantee,
  certificate,
}: OfferDocument["party"]) {
  const { partyFacts: labels } = texts;
  return [
    [labels.name, name],
    [labels.address, address],
    [labels.registrationNumber, registrationNumber],
    [labels.invoicer, invoicer ?? ""],
    [labels.guarantee, guarantee],
    [labels.certificate, certificate ?? ""],
  ] as const;
}

/** What the buyers contract with each of several parties; nothing for one. */
export function OfferContracts({ document }: { readonly document: OfferDocument }) {
  const { contracts } = document;
  if (!contracts) return null;
  return (
    <>
      <p>{agreementText(document, "conditions.parties")}</p>
      {contracts.map((contract) => {
        const title = contractWords(contract);
        const key = `${contract.party.name} ${contract.terms.version}`;
        return (
          <section key={key} className={styles["contract"]} aria-label={title}>
            <h3>{title}</h3>
            <Facts
              facts={[
                ...partyFactsOf(contract.party),
                [texts.partyFacts.total, EXACT_AMOUNTS.euro(contract.totalPrice)],
              ]}
            />
          </section>
        );
      })}
    </>
  );
}

/** The terms of each party. */
export function OfferTerms({ document: { terms, contracts } }: { readonly document: OfferDocument }) {
  const all = contracts
    ? contracts.map((one) => ({ title: texts.termsOf(one.party.name, one.terms.version), text: one.terms.text }))
    : [{ title: texts.terms(terms.version), text: terms.text }];
  return all.map(({ title, text }) => (
    <section key={title} className={styles["part"]} aria-label={title}>
      <h2>{title}</h2>
      <p className={styles["terms"]}>{text}</p>
    </section>
  ));
}
