export const noticeTexts = {
  mended: "Wij hebben uw keuzes aangepast, omdat deze niet samen mogelijk zijn",
  reopened: {
    title: (day: string) => `Uw keuzes zijn heropend op ${day}`,
    reason: (reason: string) => `Reden: ${reason}`,
    next: "U kunt ze weer wijzigen. Bevestig ze opnieuw als u klaar bent; tot die tijd wordt er niets besteld.",
    look: "Bekijk de eerdere bevestiging",
  },
  read: "Gelezen, sluit deze melding",
  stranded: {
    unreadable:
      "In deze browser stonden keuzes die nog niet waren opgeslagen en die niet meer te lezen zijn. Controleer of uw keuzes kloppen.",
    closed:
      "In deze browser staan keuzes die niet zijn opgeslagen. Dit project neemt geen wijzigingen meer aan. Neem contact op met de showroom als u ze nog wilt.",
  },
  lostChange:
    "Uw laatste wijziging in dit venster is niet bewaard: uw keuzes waren al bevestigd in een ander venster. Neem contact op met de showroom als u dit nog wilt aanpassen.",
} as const;
