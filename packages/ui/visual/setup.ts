// First, because it declares the order of the cascade layers
import "../src/global.css";
import "../src/fonts.css";
import "./flat-pictures.css";
import { setProjectAnnotations } from "@storybook/react-vite";
import { beforeAll } from "vitest";
import preview from "../.storybook/preview.tsx";

setProjectAnnotations([preview]);

const FACES = [
  '300 16px "Newsreader Variable"',
  '400 16px "Instrument Sans Variable"',
  '500 16px "Instrument Sans Variable"',
];

beforeAll(async () => {
  await Promise.all(FACES.map((face) => document.fonts.load(face)));
  await document.fonts.ready;
});
