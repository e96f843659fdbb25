/**
 * The dependency order of the folders in each package, lowest first. A folder may import folders of earlier rows,
 * itself, and the package's `base` files. Folders in the same row never import each other. Files next to the folders
 * may import everything, but no folder imports them unless they are `base`. Tests, stories and `testing/` are exempt.
 */

/**
 * @typedef {{ folders: readonly string[], why: string }} Row
 * @typedef {{ name: string, root: string, rows: readonly Row[], base?: string }} FolderOrder
 */

/** @type {readonly FolderOrder[]} */
export const FOLDER_ORDERS = [
  {
    name: "api",
    root: "apps/api/src",
    rows: [
      { folders: ["config", "database"], why: "Settings and tables know nothing of what is done with them." },
      { folders: ["jobs", "live"], why: "Queue and events carry anything; who sends stands above." },
      { folders: ["kernel"], why: "What every call gets depends on no part of the product." },
      {
        folders: ["appointments", "bounces", "webhooks"],
        why: "A booked time ends with its home, so that who leaves a home ends it; whatever happens is told to other systems.",
      },
      {
        folders: ["accounts", "catalogue", "documents", "images"],
        why: "Each is of use by itself, and none needs choices or calls.",
      },
      { folders: ["pictures"], why: "The picture of a frozen room is kept whatever is done with its document." },
      {
        folders: ["offers"],
        why: "An offer is frozen: it is read and accepted without the choices that it follows from.",
      },
      {
        folders: ["choices", "mail"],
        why: "Choices know people and the catalogue; they do not know who asks over which route.",
      },
      {
        folders: ["replacements"],
        why: "What is proposed instead of what a catalogue lost follows from offers and from choices.",
      },
      { folders: ["questions"], why: "A question freezes the choice that it is about, or a line of an offer." },
      { folders: ["occupancy"], why: "Who leaves a home decides what becomes of its offers, choices and questions." },
      { folders: ["importer", "staff"], why: "Both read and write choices, and neither serves a request." },
      {
        folders: ["closings", "sheets"],
        why: "A sheet of staff is read as an importer reads; dates are of phases, whatever they close.",
      },
      { folders: ["homes", "invitations"], why: "Homes and buyers of a sheet become those whom staff see." },
      { folders: ["day"], why: "What needs somebody comes from everything that staff do." },
      { folders: ["backup"], why: "A backup takes tables, jobs and images as they are." },
      { folders: ["http", "operations"], why: "A route calls an operation through its contract, never by an import." },
      { folders: ["main", "cli"], why: "Starting the server and running a command put everything together." },
    ],
  },
  {
    name: "api-choices",
    root: "apps/api/src/choices",
    rows: [
      { folders: ["read"], why: "Reading choices changes nothing." },
      { folders: ["catalogue"], why: "What a new catalogue changes of choices follows from reading them." },
      { folders: ["confirm", "history"], why: "Confirmation and history describe choices and write none." },
      { folders: ["save"], why: "Saving is the one way to change choices." },
    ],
  },
  {
    name: "api-importer",
    root: "apps/api/src/importer",
    rows: [
      { folders: ["findings"], why: "What is said about a bundle does not depend on who finds it." },
      { folders: ["workbook", "check"], why: "A sheet and a rule of a bundle know nothing of each other." },
      { folders: ["read"], why: "Reading a bundle finds its faults and changes nothing." },
      { folders: ["compile", "edit"], why: "Rows of the database follow from a bundle that was read." },
      { folders: ["example"], why: "An example is written as an owner writes a bundle." },
      { folders: ["change", "generate"], why: "What a new catalogue changes is known before it is stored." },
      { folders: ["demo"], why: "The accounts of demo projects have choices." },
      { folders: ["publish"], why: "The ways in which a catalogue becomes the present one." },
      { folders: ["upload"], why: "An upload in the browser is published like any other bundle." },
    ],
  },
  {
    name: "render-service",
    root: "apps/render-service/src",
    rows: [
      { folders: ["articles", "pictures", "textures"], why: "What a picture is made of, and where it is kept." },
      { folders: ["rendering"], why: "What is made next does not depend on who asks or where it is made." },
      { folders: ["hub", "http", "queue"], why: "Three ways in and out, which know nothing of one another." },
    ],
  },
  {
    name: "ui",
    root: "packages/ui/src",
    base: "class-names\\.ts$|[^/]*\\.css$",
    rows: [
      { folders: ["foundations"], why: "What components of every group use." },
      { folders: ["layout"], why: "Text, pictures and places; nothing in them can be operated." },
      { folders: ["feedback"], why: "Messages are shown by controls and stand below them." },
      { folders: ["controls"], why: "A control works wherever it is placed." },
      { folders: ["overlays"], why: "A dialog holds controls and belongs to no page." },
      { folders: ["navigation"], why: "Menus open in overlays and know no product." },
      { folders: ["showroom"], why: "Components for buyers stand on those for anybody." },
      { folders: ["staff"], why: "Components for advisors may show what buyers see, not the other way round." },
    ],
  },
  {
    name: "web-app",
    root: "packages/web-app/src",
    rows: [
      {
        folders: ["files", "queries"],
        why: "Answers are kept below the session, which empties them; a file is nobody's.",
      },
      { folders: ["session"], why: "Who is signed in does not depend on what is shown." },
      { folders: ["routing", "pictures"], why: "Routes and pictures need the session, and not each other." },
      { folders: ["questions"], why: "Buyers and staff write in the same thread, which shows pictures." },
    ],
  },
  {
    name: "api-contract",
    root: "packages/api-contract/src",
    base: "(endpoint|fields|named-entities|paths|problem|problems|render|webhook-events)\\.ts$",
    rows: [
      { folders: ["entities"], why: "What calls carry is described without the calls." },
      { folders: ["bundle", "endpoints"], why: "An import and a call carry entities, and know nothing of each other." },
    ],
  },
  {
    name: "domain",
    root: "packages/domain/src",
    rows: [
      { folders: ["money", "password", "validation"], why: "Cents and patterns know nothing of homes." },
      { folders: ["format", "model"], why: "The model only describes: it holds no rule and no price." },
      {
        folders: [
          "access",
          "agreement",
          "appointment",
          "catalogue-change",
          "plan",
          "question",
          "selection",
          "staff",
          "steps",
        ],
        why: "Reading and changing one room needs no rule of the catalogue and no price.",
      },
      {
        folders: ["diff", "filter", "render", "rules"],
        why: "Rules read and repair a selection; nothing is on screen yet.",
      },
      {
        folders: ["closing-date", "configurator", "words"],
        why: "What a click does follows from selection and rules together; what a date closes, from the difference of rooms.",
      },
      {
        folders: ["pricing", "summary"],
        why: "A price is the difference to the standard room, which the configurator makes.",
      },
      { folders: ["order-list"], why: "What is ordered follows from what is charged." },
    ],
  },
  {
    name: "api-client",
    root: "packages/api-client/src",
    base: "(token-expiry|pauses|failures)\\.ts$",
    rows: [{ folders: ["render"], why: "The client of the hub works without the client of the API." }],
  },
  {
    name: "scene",
    root: "packages/scene/src",
    base: "(mesh-format|built-scene|materials|finishes|noise|stable-hash|lens|textures|tile-layout|decor)\\.ts$",
    rows: [
      { folders: ["mesh"], why: "Shapes know nothing of what they are made for." },
      { folders: ["fixtures"], why: "A fixture is built the same in every room." },
      { folders: ["room"], why: "A room places fixtures." },
      { folders: ["elevation"], why: "A drawing shows the walls of a room as its picture does." },
      { folders: ["living-room"], why: "The living room is built as other rooms are, and no bathroom needs it." },
    ],
  },
  {
    name: "kernels",
    root: "packages/renderer/assembly",
    rows: ["math", "memory", "scene", "trace", "light", "pack", "compose"].map((folder) => ({
      folders: [folder],
      why: "A picture goes through the stages in one order. A stage that used a later one could not be read or changed by itself.",
    })),
  },
  {
    name: "demo-catalogue",
    root: "packages/demo-catalogue/src",
    rows: [
      { folders: ["textures"], why: "How materials look does not depend on what is sold in them." },
      { folders: ["floors", "tiles", "sanitary", "rules"], why: "Each range is kept by itself." },
      { folders: ["projects"], why: "A project offers ranges; no range knows a project." },
      { folders: ["drawings", "films", "rendering"], why: "Pictures are made of projects." },
    ],
  },
];

const OUTSIDE = "(\\.test\\.tsx?$|\\.stories\\.tsx$|/testing/|/compositions/)";
const group = (names) => `(${names.join("|")})`;

/** The rules of an order: one per row, and one that refuses a folder without a row. */
export function rulesOf({ name, root, rows, base }) {
  const ordered = rows.map(({ folders, why }, at) => {
    const below = rows.slice(0, at).flatMap((row) => row.folders);
    const allowed = [
      `^${root}/$1/`,
      ...(below.length > 0 ? [`^${root}/${group(below)}/`] : []),
      ...(base ? [`^${root}/(${base})`] : []),
    ];
    return {
      name: `${name}-order-of-${folders.join("-")}`,
      comment: why,
      severity: "error",
      from: { path: `^${root}/${group(folders)}/`, pathNot: OUTSIDE },
      to: { path: `^${root}/`, pathNot: allowed },
    };
  });
  const known = rows.flatMap((row) => row.folders);
  const strays = {
    name: `${name}-folders-have-a-place`,
    comment: "A new folder gets its place in tooling/lint/folder-orders.mjs; else it could import anything.",
    severity: "error",
    from: { path: `^${root}/(?!${group([...known, "testing", "compositions"])}/)[^/]+/`, pathNot: OUTSIDE },
    to: {},
  };
  return [...ordered, strays];
}

/** For every rule of an order, an import that it must refuse. */
export function samplesOf({ name, root, rows }) {
  const samples = rows.map(({ folders }, at) => {
    const [refused = folders[1]] = rows[at + 1]?.folders ?? [];
    const [from] = folders;
    return [
      `${name}-order-of-${folders.join("-")}`,
      {
        from: `${root}/${from}/sample.ts`,
        to: refused ? `${root}/${refused}/sample-target.ts` : `${root}/sample-root.ts`,
      },
    ];
  });
  const stray = {
    from: `${root}/folder-without-a-place/sample.ts`,
    to: `${root}/${rows[0].folders[0]}/sample-target.ts`,
  };
  return Object.fromEntries([...samples, [`${name}-folders-have-a-place`, stray]]);
}
