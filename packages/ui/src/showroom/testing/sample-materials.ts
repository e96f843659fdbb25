/**
 * Materials for stories and tests, drawn as SVG so that no request is needed. Each picture shows one tile, plank or
 * product.
 */

const dataUri = (width: number, height: number, body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${body}</svg>`,
  )}`;

interface NoiseOptions {
  readonly base: string;
  readonly vein: string;
  readonly seed: number;
  /** Horizontal and vertical grain: smaller is coarser. */
  readonly frequency: string;
  /** Contrast of the grain: slope and offset of the noise's alpha. */
  readonly contrast?: readonly [number, number];
  readonly size?: readonly [number, number];
}

const grain = ({ base, vein, seed, frequency, contrast = [2.4, -0.95], size = [400, 400] }: NoiseOptions): string => {
  const [width, height] = size;
  const [slope, offset] = contrast;
  return dataUri(
    width,
    height,
    `<filter id="g" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="5" seed="${seed}"/>
<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${slope} 0 0 0 ${offset}" result="n"/><feFlood flood-color="${vein}"/><feComposite in2="n" operator="in"/></filter>
<rect width="100%" height="100%" fill="${base}"/><rect width="100%" height="100%" filter="url(#g)"/>`,
  );
};

const chips = ["#b9a58f", "#8f938c", "#d8c6ae", "#6f6a63", "#c98f6d", "#e9e2d6"];

const terrazzo = (): string => {
  let state = 7;
  const random = (): number => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  const stones = Array.from({ length: 130 }, () => {
    const x = random() * 400;
    const y = random() * 400;
    const points = Array.from({ length: 6 }, (_, corner) => {
      const radius = 4 + random() * 13;
      const angle = (corner / 6) * Math.PI * 2;
      return `${(x + Math.cos(angle) * radius).toFixed(1)},${(y + Math.sin(angle) * radius).toFixed(1)}`;
    });
    return `<polygon points="${points.join(" ")}" fill="${chips[Math.floor(random() * chips.length)] ?? "#999"}"/>`;
  });
  return dataUri(400, 400, `<rect width="400" height="400" fill="#ded7cb"/>${stones.join("")}`);
};

const glazed = (base: string, light: string, seed: number): string =>
  dataUri(
    200,
    200,
    `<filter id="g" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.012" numOctaves="3" seed="${seed}"/>
<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2 0 0 0 -0.8" result="n"/><feFlood flood-color="${light}"/><feComposite in2="n" operator="in"/></filter>
<linearGradient id="l" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".28"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".14"/></linearGradient>
<rect width="200" height="200" fill="${base}"/><rect width="200" height="200" filter="url(#g)"/><rect width="200" height="200" fill="url(#l)"/>`,
  );

export const materials = {
  travertine: grain({ base: "#e3d6c3", vein: "#b79c7d", seed: 4, frequency: "0.004 0.03" }),
  carrara: grain({ base: "#f1efec", vein: "#8d9296", seed: 11, frequency: "0.008 0.014", contrast: [3.4, -1.75] }),
  slate: grain({ base: "#4b4f51", vein: "#2b2e30", seed: 8, frequency: "0.02 0.05" }),
  concrete: grain({ base: "#b9b6b0", vein: "#8f8c86", seed: 21, frequency: "0.018" }),
  limestone: grain({ base: "#d9cfbf", vein: "#a99b85", seed: 3, frequency: "0.05" }),
  terrazzo: terrazzo(),
  zellige: glazed("#3d6a5f", "#6d9c8d", 5),
  zelligeBlush: glazed("#c98e78", "#e3b6a2", 9),
  glazedWhite: glazed("#efece6", "#dcd6ca", 2),
  oak: grain({ base: "#c9a67c", vein: "#96713f", seed: 6, frequency: "0.09 0.004", size: [120, 600] }),
  oakSmoked: grain({ base: "#7d6149", vein: "#4a3626", seed: 16, frequency: "0.09 0.004", size: [120, 600] }),
  oakWhite: grain({ base: "#ddcdb4", vein: "#b59f7d", seed: 26, frequency: "0.09 0.004", size: [120, 600] }),
  grout: grain({ base: "#cfcac0", vein: "#a9a498", seed: 31, frequency: "0.6" }),
  groutAnthracite: grain({ base: "#55565a", vein: "#38393c", seed: 32, frequency: "0.6" }),
  chrome: dataUri(
    200,
    200,
    `<linearGradient id="c" y2="1" x2="0"><stop stop-color="#f6f7f7"/><stop offset=".45" stop-color="#aeb4b6"/><stop offset=".55" stop-color="#dfe3e4"/><stop offset="1" stop-color="#8a9194"/></linearGradient><rect width="200" height="200" fill="url(#c)"/>`,
  ),
  brass: dataUri(
    200,
    200,
    `<linearGradient id="c" y2="1" x2="0"><stop stop-color="#ecd9a8"/><stop offset=".45" stop-color="#b28a45"/><stop offset=".55" stop-color="#dcbf80"/><stop offset="1" stop-color="#8d6a2d"/></linearGradient><rect width="200" height="200" fill="url(#c)"/>`,
  ),
  black: dataUri(
    200,
    200,
    `<linearGradient id="c" y2="1" x2="0"><stop stop-color="#4a4c4d"/><stop offset=".5" stop-color="#1c1d1e"/><stop offset="1" stop-color="#303233"/></linearGradient><rect width="200" height="200" fill="url(#c)"/>`,
  ),
} as const;

/** Products on white, as in the catalogue. */
export const products = {
  basin: dataUri(
    600,
    450,
    `<rect width="600" height="450" fill="#fff"/><ellipse cx="300" cy="372" rx="190" ry="14" fill="#000" opacity=".07"/><linearGradient id="b" x2="0" y2="1"><stop stop-color="#fdfdfc"/><stop offset="1" stop-color="#d9d6d0"/></linearGradient><path d="M90 170h420c0 120-70 180-210 180S90 290 90 170z" fill="url(#b)"/><ellipse cx="300" cy="170" rx="210" ry="42" fill="#f7f6f3"/><ellipse cx="300" cy="176" rx="184" ry="31" fill="#e3e0da"/><path d="M292 158V70q0-18 18-18h46v14h-40q-8 0-8 8v84z" fill="#8d9496"/>`,
  ),
  toilet: dataUri(
    600,
    450,
    `<rect width="600" height="450" fill="#fff"/><rect x="40" y="40" width="52" height="330" fill="#efede8"/><linearGradient id="b" x2="0" y2="1"><stop stop-color="#fbfaf8"/><stop offset="1" stop-color="#d3d0ca"/></linearGradient><path d="M92 200h330c60 0 84 26 74 66-18 66-98 92-190 92-120 0-214-40-214-120z" fill="url(#b)"/><rect x="92" y="178" width="400" height="26" rx="13" fill="#f4f2ee"/><ellipse cx="300" cy="392" rx="200" ry="10" fill="#000" opacity=".06"/>`,
  ),
  tap: dataUri(
    600,
    450,
    `<rect width="600" height="450" fill="#fff"/><linearGradient id="m" x2="1"><stop stop-color="#777d80"/><stop offset=".4" stop-color="#eef0f1"/><stop offset="1" stop-color="#6d7376"/></linearGradient><rect x="250" y="150" width="64" height="230" rx="6" fill="url(#m)"/><path d="M268 150q0-70 70-70h110v34H352q-28 0-28 36z" fill="#a7adb0"/><rect x="230" y="372" width="104" height="20" rx="4" fill="#8a9093"/><rect x="296" y="120" width="16" height="60" rx="8" transform="rotate(38 304 150)" fill="#c3c8ca"/>`,
  ),
  shower: dataUri(
    450,
    600,
    `<rect width="450" height="600" fill="#fff"/><path d="M110 560V90q0-40 40-40h150q26 0 26 30v30" fill="none" stroke="#8d9496" stroke-width="12"/><path d="M240 112h172l-20 26H260z" fill="#b3b8ba"/><rect x="80" y="380" width="60" height="36" rx="6" fill="#a4aaad"/>`,
  ),
} as const;

const room = (wall: string, floor: string, light: string): string =>
  dataUri(
    1600,
    1000,
    `<defs><pattern id="w" width="120" height="60" patternUnits="userSpaceOnUse"><rect width="120" height="60" fill="${wall}"/><path d="M0 .5h120M.5 0v60" stroke="#000" stroke-opacity=".12"/></pattern>
<pattern id="f" width="170" height="170" patternUnits="userSpaceOnUse" patternTransform="skewX(-18) scale(1 .42)"><rect width="170" height="170" fill="${floor}"/><path d="M0 1h170M1 0v170" stroke="#000" stroke-opacity=".2" stroke-width="2"/></pattern>
<linearGradient id="s" x2="1"><stop stop-color="${light}" stop-opacity=".75"/><stop offset=".55" stop-color="${light}" stop-opacity="0"/><stop offset="1" stop-color="#1e2320" stop-opacity=".32"/></linearGradient>
<linearGradient id="m" x2="1" y2="1"><stop stop-color="#dfe6e6"/><stop offset="1" stop-color="#a9b4b5"/></linearGradient></defs>
<rect width="1600" height="720" fill="url(#w)"/><rect y="720" width="1600" height="280" fill="url(#f)"/>
<rect y="712" width="1600" height="10" fill="#000" opacity=".18"/>
<rect x="930" y="180" width="300" height="300" rx="150" fill="url(#m)"/><rect x="820" y="560" width="520" height="150" fill="#b08a61"/><rect x="820" y="632" width="520" height="3" fill="#000" opacity=".25"/><rect x="804" y="536" width="552" height="28" fill="#f4f2ee"/><path d="M970 536h220c0-46-30-62-110-62s-110 16-110 62z" fill="#fbfaf8"/><path d="M1072 474v-74q0-14 14-14h50v12h-38q-8 0-8 8v68z" fill="#595e60"/>
<path d="M110 640h520c0 140-60 190-260 190S110 780 110 640z" fill="#f6f4f0"/><path d="M92 622h556v26H92z" fill="#fff"/><ellipse cx="370" cy="842" rx="250" ry="16" fill="#000" opacity=".18"/>
<rect width="1600" height="1000" fill="url(#s)"/>`,
  );

/** Samples of rendered pictures. */
export const rooms = {
  travertine: room("#d9cbb6", "#8b8781", "#fff6e4"),
  zellige: room("#5d8377", "#c9bda9", "#f4fff8"),
  carrara: room("#ece9e4", "#4e5254", "#ffffff"),
} as const;

/** A floor plan, for the top view. */
export const floorPlan = dataUri(
  800,
  600,
  `<rect width="800" height="600" fill="#fff"/><path d="M100 60h600v480H100z" fill="#faf8f4" stroke="#1e2320" stroke-width="12"/><path d="M100 320h250M350 320V60" stroke="#1e2320" stroke-width="8" fill="none"/><rect x="118" y="340" width="90" height="180" rx="36" fill="#fff" stroke="#5f635d" stroke-width="3"/><rect x="560" y="80" width="120" height="60" fill="#fff" stroke="#5f635d" stroke-width="3"/><ellipse cx="620" cy="110" rx="34" ry="18" fill="none" stroke="#5f635d" stroke-width="3"/><path d="M480 534a110 110 0 0 1 110-110" fill="none" stroke="#aaa59b" stroke-width="3"/>`,
);
