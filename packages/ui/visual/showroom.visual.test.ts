import { catalogue } from "./catalogue.ts";
import { pictureComponents } from "./picture.tsx";

pictureComponents(catalogue.filter(({ path }) => path.startsWith("showroom/")));
