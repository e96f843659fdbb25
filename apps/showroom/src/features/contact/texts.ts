export const contactTexts = {
  title: "Contact",
  subtitle: "Stel uw vraag aan de showroom.",
  name: "Naam",
  email: "E-mailadres",
  phoneNumber: "Telefoonnummer",
  phoneExample: "Bijvoorbeeld 06 12345678",
  remarks: "Bericht",
  submit: "Verstuur",
  incomplete: "Vul eerst alle velden in.",
  nameRequired: "Naam is vereist.",
  nameInvalid: (most: number) => `Vul een naam in met letters, van hoogstens ${most} tekens.`,
  emailRequired: "E-mailadres is vereist.",
  emailInvalid: "E-mailadres is ongeldig.",
  phoneRequired: "Telefoonnummer is vereist.",
  phoneInvalid: "Telefoonnummer is niet geldig.",
  remarksRequired: "Bericht is vereist.",
  remarksTooLong: (most: number) => `Bericht is te lang: er passen ${most} tekens in.`,
  outOfOffice: (start: string, end: string) => {
    const [from, until] = [start && `van ${start}`, end && `tot en met ${end}`];
    const when = end ? [from, until].filter(Boolean).join(" ") : start ? `sinds ${start}` : "nu";
    return `De showroom is ${when === "nu" ? "nu afwezig" : `afwezig ${when}`}. U kunt uw vraag wel stellen; het antwoord komt na onze terugkeer.`;
  },
  submitted: "Bedankt, uw verzoek is ontvangen. Wij nemen zo spoedig mogelijk contact met u op.",
  failed: "Uw bericht is niet verzonden. Wat u hebt ingevuld staat er nog. Probeer het opnieuw.",
} as const;
