/** A temporary folder in the place of a machine: files of the guide lie in it, and its commands are typed there, with few replacements. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { GENEROUS, removeFolder, temporaryFolder } from './setting.ts';

const FOLDERS = ['etc/nginx/sites-available', 'etc/nginx/sites-enabled', 'etc/systemd/system', 'bin', 'run', 'tmp'];
const SYSTEM = ['/usr/sbin', '/sbin'];

/** A program that is installed here: named by its variable, or found in the path; null: there is none. */
export function installed(name: string): string | null {
  const given = process.env[`${name.toUpperCase()}_PROGRAM`];
  if (given !== undefined && given !== '') return given;
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...SYSTEM];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

export interface Ports {
  readonly http: number;
  readonly https: number;
  readonly nodes: readonly [number, number];
  readonly postgres: number;
}

/** systemd's part: what the unit files say is started and stopped. */
const SYSTEMCTL = `#!/usr/bin/env bash
set -eu
action=$1; shift
[ "\${1:-}" = --now ] && shift
[ $# -gt 0 ] || exit 0
unit=$1
if [ "$unit" = nginx ]; then
  if [ -s "$PLACE/run/nginx.pid" ]; then exec nginx -s reload; else exec nginx; fi
fi
[ "\${unit%.timer}" = "$unit" ] || exit 0
base=\${unit%.service}
name=\${base%%@*}; instance=\${base#*@}
file="$PLACE/etc/systemd/system/$name.service"
[ "$name" = "$base" ] || file="$PLACE/etc/systemd/system/$name@.service"
value() { sed -n "s/^$1=//p" "$file" | sed "s/%i/$instance/g"; }
pidfile="$PLACE/run/$base.pid"
stop() {
  [ -e "$pidfile" ] || return 0
  pid=$(cat "$pidfile"); rm "$pidfile"
  kill -TERM "$pid" 2>/dev/null || return 0
  for _ in $(seq 150); do kill -0 "$pid" 2>/dev/null || return 0; sleep 0.1; done
  echo "$unit did not end in time" >&2; kill -KILL "$pid"; exit 1
}
start() {
  set -a; . "$(value EnvironmentFile)"; set +a
  for one in $(value Environment); do export "\${one?}"; done
  if [ "$(value Type)" = oneshot ]; then exec $(value ExecStart); fi
  cd "$(value WorkingDirectory)"
  $(value ExecStart) >> "$PLACE/run/log" 2>&1 < /dev/null &
  echo $! > "$pidfile"
}
case $action in
  start|enable) start ;;
  stop) stop ;;
  restart) stop; start ;;
esac
`;

const NGINX_CONF = (place: string): string => `pid ${place}/run/nginx.pid;
error_log ${place}/run/nginx.log;
events {}
http {
  access_log off;
  client_body_temp_path ${place}/tmp/body;
  proxy_temp_path ${place}/tmp/proxy;
  fastcgi_temp_path ${place}/tmp/fastcgi;
  uwsgi_temp_path ${place}/tmp/uwsgi;
  scgi_temp_path ${place}/tmp/scgi;
  include ${place}/etc/nginx/sites-enabled/*;
}
`;

export interface Place {
  readonly folder: string;
  /** The text as it is used here. */
  here(text: string): string;
  write(path: string, text: string): void;
  /** Types a block into a shell that ends at the first mistake; what it said. */
  type(text: string): Promise<string>;
  end(): void;
}

export interface Stands {
  readonly ports: Ports;
  /** The path of the program. */
  readonly nginx: string;
  /** The first user of the database. */
  readonly superuser: string;
  /** The tarball that stands for a version. */
  tarball(version: string): string;
}

function replacements(
  folder: string,
  { ports, superuser, tarball }: Stands,
): readonly (readonly [RegExp, string | ((...m: string[]) => string)])[] {
  return [
    [/^(apt-get install|useradd|chown) .*$/gm, 'true'],
    [/longtable@(\d+\.\d+\.\d+)$/gm, (_, version) => `--prefer-offline --no-audit --no-fund --loglevel=error ${tarball(version ?? '')}`],
    [/sudo -u postgres psql/g, `psql ${superuser}`],
    [/127\.0\.0\.1:5432/g, `127.0.0.1:${ports.postgres}`],
    [/--resolve \S+ /g, ''],
    [/https:\/\/table\.example/g, `https://localhost:${ports.https}`],
    [/server_name table\.example/g, 'server_name localhost'],
    [/listen 80;/g, `listen 127.0.0.1:${ports.http};`],
    [/listen 443 ssl;/g, `listen 127.0.0.1:${ports.https} ssl;`],
    [/\b8081\b/g, String(ports.nodes[0])],
    [/\b8082\b/g, String(ports.nodes[1])],
    [/(^|[\s='"])(\/(?:etc|opt\/longtable|var)(?:\/|\b))/gm, (_, before, path) => `${before}${folder}${path}`],
  ];
}

export function newPlace(stands: Stands): Place {
  const folder = temporaryFolder();
  for (const path of FOLDERS) mkdirSync(join(folder, path), { recursive: true });
  const write = (path: string, text: string, mode = 0o644): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    chmodSync(join(folder, path), mode);
  };
  write('bin/systemctl', SYSTEMCTL, 0o755);
  write('etc/nginx/nginx.conf', NGINX_CONF(folder));
  write('bin/nginx', `#!/bin/sh\nexec ${stands.nginx} -p ${folder} -c ${folder}/etc/nginx/nginx.conf "$@"\n`, 0o755);
  const changes = replacements(folder, stands);
  const here = (text: string): string => changes.reduce((now, [from, to]) => now.replaceAll(from, to as string), text);
  const { HOST: _host, PORT: _port, LOG_LEVEL: _level, ...limits } = GENEROUS;
  const path = [join(folder, 'bin'), dirname(process.execPath), process.env['PATH'], ...SYSTEM].join(delimiter);
  const env = { ...process.env, ...limits, PLACE: folder, PATH: path };
  return {
    folder,
    here,
    write: (to, text) => write(to, here(text)),
    type: (text) =>
      new Promise((done, failed) => {
        const shell = spawn('bash', ['-euc', here(text)], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
        let said = '';
        for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
        // What a unit has started keeps the streams open: the shell itself must be over.
        shell.once('exit', (code) => (code === 0 ? done(said) : failed(new Error(`${said}\nended with ${code}:\n${here(text)}`))));
      }),
    end() {
      for (const port of stands.ports.nodes) spawnSync(join(folder, 'bin', 'systemctl'), ['stop', `longtable@${port}`], { env });
      if (existsSync(join(folder, 'run', 'nginx.pid'))) spawnSync(join(folder, 'bin', 'nginx'), ['-s', 'stop'], { env, stdio: 'ignore' });
      removeFolder(folder);
    },
  };
}
