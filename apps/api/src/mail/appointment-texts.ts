/** Dutch texts of the letters about appointments. */
export const APPOINTMENT_TEXTS = {
  subject: {
    booked: (project: string) => `Uw afspraak in de showroom voor ${project}`,
    moved: (project: string) => `Uw afspraak in de showroom voor ${project} is verzet`,
    cancelled: (project: string) => `Uw afspraak in de showroom voor ${project} gaat niet door`,
  },
  booked: (when: string) => `U heeft een afspraak in de showroom op ${when}.`,
  moved: (when: string) => `Uw afspraak in de showroom is verzet naar ${when}.`,
  cancelled: (when: string) => `Uw afspraak op ${when} is afgezegd.`,
  withdrawn: (when: string) => `De showroom kan op ${when} toch niet. Uw afspraak gaat niet door; onze excuses.`,
  reason: (reason: string) => `Reden: ${reason}`,
  again: "U kunt een ander moment kiezen. Uw keuzes en uw aanvraag blijven zoals ze zijn.",
  chooseAction: "Kies een ander moment",
  until: (until: string, phone: string) =>
    `Verzetten of afzeggen kan tot ${until}. Belt u daarna met de showroom: ${phone}.`,
  action: "Bekijk uw afspraak",
  title: "De afspraak",
  facts: {
    day: "Dag",
    time: "Tijd",
    employee: "Met",
    place: "Waar",
    address: "Adres",
    buyers: "Kopers",
    phone: "Telefoon",
  },
  event: (project: string) => `Afspraak in de showroom (${project})`,
  showroomEvent: (project: string, home: string) =>
    home === "" ? `Afspraak (${project})` : `Afspraak met ${home} (${project})`,
  with: (employee: string) => `Met ${employee}.`,
  showroomSubject: {
    booked: (project: string, home: string) => `Afspraak voor ${project}: ${home}`,
    moved: (project: string, home: string) => `Afspraak verzet voor ${project}: ${home}`,
    cancelled: (project: string, home: string) => `Afspraak vervallen voor ${project}: ${home}`,
  },
  showroom: {
    booked: (home: string, when: string) => `${home}: afspraak op ${when}.`,
    moved: (home: string, when: string) => `${home}: de afspraak is verzet naar ${when}.`,
    cancelled: (home: string, when: string) => `${home}: de afspraak op ${when} is vervallen.`,
  },
  who: (buildNumber: string, names: string) => `Bouwnummer ${buildNumber} (${names})`,
  showroomLeft: (when: string) =>
    `De afspraak op ${when} is vervallen: de koper heeft de woning niet meer. Het moment is weer vrij.`,
  showroomAction: "Naar de afspraken",
} as const;
