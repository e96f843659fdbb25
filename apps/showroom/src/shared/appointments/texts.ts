/** Texts about the appointment in the showroom, where choices are handed in and afterwards. */
export const appointmentTexts = {
  when: (day: string, time: string, employee: string) =>
    `Uw afspraak in de showroom: ${day}, ${time} uur, met ${employee}.`,
  was: (day: string, time: string, employee: string) =>
    `Uw afspraak in de showroom was op ${day}, ${time} uur, met ${employee}.`,
  change: "Verzetten of afzeggen",
  look: "Bekijk de afspraak",
  none: "U heeft nog geen afspraak in de showroom.",
  choose: "Kies een moment",
  choice: "Uw afspraak in de showroom",
  choiceHelp: "Kies nu een moment, of doe dat later.",
  later: "Toch later kiezen",
  noTimes: "Er zijn nu geen vrije momenten. De showroom neemt contact met u op.",
  gone: "Dit moment is net door iemand anders gekozen. Kies een ander moment; er is nog niets doorgegeven.",
} as const;
