/** A process that writes pictures until a test kills it. Argument: the folder. */
import sharp from "sharp";
import { pictureName } from "../pictures/picture-names.ts";
import { PictureStore } from "../pictures/picture-store.ts";

const store = await PictureStore.open({ directory: process.argv[2] ?? "", maxBytes: 2 ** 30 });
const noise = await sharp({
  create: {
    width: 640,
    height: 480,
    channels: 3,
    background: "#000",
    noise: { type: "gaussian", mean: 128, sigma: 60 },
  },
})
  .jpeg({ quality: 95 })
  .toBuffer();
process.send?.("writing");
for (let n = 0; ; n += 1) await store.put(pictureName("secret", `${process.pid} ${n}`, "final"), noise);
