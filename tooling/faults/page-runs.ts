import { readDocumented } from "./documented.ts";
import { blocksOf, textOf } from "./page-commands.ts";
import { until } from "./product.ts";
import type { Follower } from "./follow-page.ts";
import type { ScratchRoot } from "./scratch-root.ts";

type Step = (follower: Follower) => void | Promise<void>;

/** How the commands of a page are run: all of them in their order, unless it says otherwise here. */
export interface PageRun {
  /** Done before a command, by the command as it stands: what the page tells in words. */
  readonly before: Readonly<Record<string, Step>>;
  /** Commands that no test runs, each with its reason. */
  readonly notRun: Readonly<Record<string, string>>;
  /** Headings whose commands another test takes from the page. It gives those that it runs. */
  readonly elsewhere: Readonly<Record<string, () => readonly string[]>>;
  /** What must hold when all commands have run. */
  readonly afterwards: Step;
}

const PLAIN: PageRun = { before: {}, notRun: {}, elsewhere: {}, afterwards: () => undefined };

const startDatabase: Step = ({ root }) => {
  // Debian starts it when it is installed; nothing starts by itself in a scratch root.
  root.run(
    "pg_ctlcluster --skip-systemctl-redirect $(pg_lsclusters --no-header | cut --delimiter=' ' --fields=1,2) start",
  );
};

/** An archive as Node.js offers it, with the Node that runs this. */
const archiveOfNode: Step = ({ root }) => {
  const folder = "node-v24.0.0-linux-x64";
  root.run(`mkdir --parents /tmp/archive/${folder}/bin
cp ${process.execPath} /tmp/archive/${folder}/bin/node
tar --create --xz --file ${folder}.tar.xz --directory /tmp/archive ${folder}`);
};

const writeSettings: Step = ({ root }) => {
  const [settings = ""] = blocksOf(textOf("docs/one-server.md"), "ini");
  const key = root.run("openssl rand -base64 32").trim();
  root.write("/etc/showroom/common.env", settings.replace(/^SECRET_KEY=.*$/m, `SECRET_KEY=${key}`));
};

/** A project whose address is the name of its folder. */
const projectIn =
  (folder: string): Step =>
  ({ root }) => {
    root.run(`npx pnpm showroom init ${folder} && chmod --recursive a+rX ${folder}`);
  };

/** The backup that was just made gets the time of the example. */
const nameBackup: Step = ({ root }) => {
  root.run("mv /var/backups/showroom/* /var/backups/showroom/2027-01-31T031500");
};

const isServed =
  (path: string): Step =>
  ({ root }) =>
    until(30, `${path} is served`, async () => serves(root, path));

const serves = (root: ScratchRoot, url: string): boolean => {
  try {
    root.run(`curl --silent --fail --output /dev/null ${url}`);
    return true;
  } catch {
    return false;
  }
};

const installDatabase: Step = (follower) => {
  follower.root.run("apt-get update && apt-get install --yes postgresql sudo", { online: true });
  return startDatabase(follower);
};

const SYSTEMD = "the first process of a test's machine is no systemd;";

/** Pages with commands for who uses the product, by their path. */
export const PAGE_RUNS: Readonly<Record<string, PageRun>> = {
  "docs/one-server.md": {
    ...PLAIN,
    before: {
      "tar --extract --file node-v24.*-linux-x64.tar.xz --directory /usr/local --strip-components 1": archiveOfNode,
      "sudo --user=postgres psql --command \"create role showroom login password 'secret'\"": startDatabase,
      "chown root:showroom /etc/showroom/common.env": writeSettings,
      "showroom check /srv/wilgenhof": projectIn("/srv/wilgenhof"),
      "systemctl restart showroom@api-8080 showroom@hub-8134": isServed("http://127.0.0.1:8080/projects/wilgenhof"),
      "systemctl stop showroom@api-8080 showroom@hub-8134": nameBackup,
    },
    notRun: { "journalctl --unit showroom@api-8080": `${SYSTEMD} it has no journal` },
    afterwards: isServed("http://127.0.0.1:8080/health/ready"),
  },
  "README.md": {
    ...PLAIN,
    notRun: {
      "npm test      # runs every check": "it runs the checks themselves, also the one that reads this line",
    },
  },
  "docs/your-own-project.md": {
    ...PLAIN,
    before: {
      "npx pnpm showroom init mijn-project": ({ follow }) => follow("npm start -- --no-storybook"),
    },
  },
  "docs/deployment.md": {
    ...PLAIN,
    before: {
      "install --directory --mode 700 /etc/showroom": installDatabase,
      "DATA_DIR=/srv/showroom npx pnpm showroom import /srv/wilgenhof": projectIn("/srv/wilgenhof"),
      "DATA_DIR=/srv/showroom npx pnpm showroom account projects projectleider@example.nl wilgenhof     # assigns projects to a project admin":
        ({ root }) => {
          const invite = "npx pnpm showroom invite projectleider@example.nl --role projectadmin --project wilgenhof";
          root.run(`DATA_DIR=/srv/showroom ${invite}`);
        },
    },
    notRun: {
      "docker compose --file deploy/compose.yaml up --build":
        "it needs an engine of containers and its registry; containers.test.ts runs the services of the same file",
      "DATA_DIR=/srv/showroom npx pnpm showroom account openid mijn-showroom --issuer https://login.example.nl --client-id showroom --client-secret-file /etc/showroom/openid-secret":
        "it needs an identity provider; openid.test.ts and the journey organisation-sign-in run the command with one",
      "systemctl enable --now showroom@api-8080 showroom@api-8082 showroom@hub-8134 showroom@hub-8135 showroom@worker-1 showroom@worker-2": `${SYSTEMD} units.test.ts reads the command and runs what each unit starts`,
    },
    elsewhere: { "Several processes and machines": () => readDocumented().commands },
  },
  "docs/uw-eigen-project.md": PLAIN,
};
