const asked = {
  title: "Herinneringen uitzetten",
  text: "U krijgt dan geen mails meer die u eraan herinneren dat u kunt kiezen, of dat de showroom u antwoordde. De laatste herinnering voor een sluitingsdatum, en een gewijzigde datum, krijgt u altijd.",
} as const;

export const reminderTexts = {
  asked,
  busy: asked,
  done: {
    title: "De herinneringen staan uit",
    text: "Wilt u ze weer? Log in en zet ze aan bij 'Agenda en herinneringen', waar u kiest.",
  },
  unknown: {
    title: "Deze link werkt niet",
    text: "Log in en zet de herinneringen uit bij 'Agenda en herinneringen', waar u kiest.",
  },
  failed: { title: asked.title, text: "Dat lukt nu niet. Probeer het opnieuw." },
  stop: "Zet herinneringen uit",
  home: "Naar de startpagina",
} as const;
