import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import type { Remark } from "../findings/finding.ts";

/** Percent: what the Netherlands have. */
const VAT_RATES = [21, 9, 0];
/** Days in which a buyer can hardly decide. */
const FEW_DAYS = 3;

/** What an agreement would say of a party, and is not so: its number, its taxes, its days. */
function ofParties({ contractingParties }: Bundle): Remark[] {
  return contractingParties.flatMap(({ registrationNumber, vatRate, daysValid }, at) => {
    const path = `contractingParties[${at}]`;
    const remarks: Remark[] = [];
    if (!/^\d{8}$/.test(registrationNumber.replaceAll(/[\s.]/g, "")))
      remarks.push({
        path: `${path}.registrationNumber`,
        reason: `een KvK-nummer heeft acht cijfers; er staat "${registrationNumber}"`,
      });
    if (!VAT_RATES.includes(vatRate))
      remarks.push({
        path: `${path}.vatRate`,
        reason: `${String(vatRate).replace(".", ",")}% is geen tarief van de btw: dat is 21%, 9% of 0%; staat de komma goed?`,
      });
    if (daysValid < FEW_DAYS)
      remarks.push({
        path: `${path}.daysValid`,
        reason: `een offerte is dan maar ${daysValid === 1 ? "1 dag" : `${daysValid} dagen`} geldig; is dat lang genoeg?`,
      });
    return remarks;
  });
}

const PLACES = { showroom: ["retailer", "showroom"], contractor: ["contractor", "aannemer"] } as const;

/** Organisations that the project names in the place of another kind. */
const ofProject = ({ project, organisations }: Bundle): Remark[] =>
  (["showroom", "contractor"] as const).flatMap((field): Remark[] => {
    const [role, word] = PLACES[field];
    const named = organisations.find(({ key }) => key === project[field]);
    return named === undefined || named.organisationRole === role
      ? []
      : [{ path: `project.${field}`, reason: `"${named.key}" heeft op het blad Organisaties niet de rol ${word}` }];
  });

export const findOddParties = (bundle: Bundle): Remark[] => [...ofParties(bundle), ...ofProject(bundle)];
