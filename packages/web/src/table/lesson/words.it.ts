import type { Words } from "./words.en.ts";

export const italian: Words = {
  "learn.page": "{game}: la tua prima partita",
  "learn.coach": "La tua guida",
  "learn.step": "Passo {step} di {steps}",
  "learn.next": "Avanti",
  "learn.show": "Fallo per me",
  "learn.again": "Ricomincia",
  "learn.leave": "Esci",
  "learn.playOn": "Continua contro un mercante",
  "learn.newGame": "Ai giochi",
  "learn.rules": "Leggi le regole",
  "learn.trouble": "Non è stato possibile conservare la partita: {what}",
  "learn.none.title": "Ancora nessuna lezione",
  "learn.none":
    "Per questo gioco non c’è ancora una partita guidata. Il regolamento ha consigli per la prima partita.",
};
