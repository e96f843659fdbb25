export const noticeTexts = {
  reopened: {
    title: (day: string) => `Uw keuzes zijn heropend op ${day}`,
    reason: (reason: string) => `Reden: ${reason}`,
    next: "U kunt ze weer wijzigen. Bevestig ze opnieuw als u klaar bent; tot die tijd wordt er niets besteld.",
    look: "Bekijk de eerdere bevestiging",
  },
  lostChange:
    "Uw laatste wijziging in dit venster is niet bewaard: uw keuzes waren al bevestigd in een ander venster. Neem contact op met de showroom als u dit nog wilt aanpassen.",
} as const;
