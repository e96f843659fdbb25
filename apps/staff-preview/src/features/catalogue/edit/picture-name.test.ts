import { expect, it } from "vitest";
import { pictureName } from "./picture-name.ts";

it.each([
  ["Foto straat.JPEG", "images/foto-straat.jpg"],
  ["welkom.film.webm", "images/welkom-film.webm"],
  ["één.png", "images/een.png"],
  ["…", "images/foto"],
])("names %s %s", (file, name) => expect(pictureName(file)).toBe(name));
