const email = "E-mailadres";
const password = "Wachtwoord";
const invalidEmail = "Voer een geldig e-mailadres in";
const passwordRequired = "Wachtwoord is verplicht";
const passwordRule =
  "Minimaal 10 en maximaal 64 tekens, met minstens één hoofdletter, één kleine letter, één cijfer en één speciaal teken.";
const passwordWeak = "Wachtwoord is niet sterk genoeg";
const passwordKnown = "Dit wachtwoord is te bekend. Kies een ander.";
const passwordsUnequal = "Wachtwoorden komen niet overeen";

export const loginTexts = {
  title: (product: string) => `Inloggen bij ${product}`,
  expired: "Uw sessie is verlopen. Log opnieuw in om verder te gaan; wat u hebt gekozen is bewaard.",
  submit: (product: string) => `Inloggen bij ${product}`,
  secondFactor: "Uw account heeft een tweede stap. Log in op de pagina voor medewerkers.",
  staffSignIn: "Naar de pagina voor medewerkers",
  invalidEmail,
  passwordRequired,
  failed: "De combinatie van e-mailadres en wachtwoord is onjuist",
} as const;

export const forgotTexts = {
  title: "Wachtwoord vergeten",
  intro: "Vul uw e-mailadres in. U ontvangt een e-mail waarmee u een nieuw wachtwoord instelt.",
  email,
  submit: "Verstuur wachtwoord reset",
  back: "Terug naar inloggen",
  invalidEmail,
  failed: "Er is iets fout gegaan bij de aanvraag van de wachtwoord reset",
  sent: "Als het e-mailadres bij ons bekend is, ontvangt u binnen enkele minuten een e-mail met instructies om uw wachtwoord opnieuw in te stellen.",
} as const;

export const resetTexts = {
  title: "Nieuw wachtwoord instellen",
  intro: "Stel hieronder een nieuw wachtwoord in voor uw account.",
  password,
  passwordRule,
  confirmation: "Wachtwoord controle",
  submit: "Wachtwoord wijzigen",
  back: "terug naar inloggen",
  passwordRequired,
  passwordWeak,
  passwordKnown,
  passwordsUnequal,
  failed: "Er is iets fout gegaan bij het wijzigen van je wachtwoord",
} as const;

export const registerTexts = {
  title: (product: string) => `Registreren bij ${product}`,
  intro: (product: string) =>
    `Beveilig uw account met een eigen wachtwoord en ga akkoord met de voorwaarden. Klik daarna op 'Registreren' om verder te gaan naar de ${product}.`,
  firstName: "Voornaam",
  lastName: "Achternaam",
  buildNo: "Bouwnummer",
  email: "e-mailadres",
  password,
  passwordRule,
  confirmation: "Wachtwoord controle",
  terms: "Ik ga akkoord met de",
  termsLink: "algemene voorwaarden",
  and: "en de",
  projectTerms: (project: string) => `voorwaarden van ${project}`,
  submit: "Registreer mijn account",
  invalidFirstName: "Voer een geldige voornaam in",
  invalidLastName: "Voer een geldige achternaam in",
  invalidBuildNo: "Voer een geldig bouwnummer in",
  invalidEmail,
  passwordRequired,
  passwordWeak,
  passwordKnown,
  passwordsUnequal,
  termsRequired: "U dient akkoord te gaan met de voorwaarden",
  failed: "Er ging iets mis tijdens het registreren van uw account",
} as const;
