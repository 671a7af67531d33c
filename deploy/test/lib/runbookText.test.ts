import { expect, test } from 'vitest';
import { typedUnder } from './runbookText.ts';
import { readSettings, readUnit } from './unitFile.ts';

test('a runbook is typed by its headings, block by block', () => {
  const text = '# One\n\nwhy\n\n```sh\ncd /\nls\n```\n\nand\n\n```sh\npwd\n```\n\n## Two\n\n```\nno shell\n```\n';
  expect([...typedUnder(text)]).toEqual([['One', ['cd /\nls\n', 'pwd\n']]]);
});

test('a unit says as whom, with what, and where it may write', () => {
  const text = [
    '[Service]',
    'Type=notify',
    'User=kasb',
    'ExecStart=/opt/kasb/node main.ts',
    'StateDirectory=kasb',
    'Environment=A=1 KASB_DATA_DIR=%S/kasb',
    'EnvironmentFile=/etc/kasb/env',
    'ProtectSystem=strict',
    '# ProtectHome=yes',
    'ReadWritePaths=-/srv/backups',
    'AmbientCapabilities=CAP_NET_BIND_SERVICE',
  ].join('\n');
  expect(readUnit(text)).toEqual({
    user: 'kasb',
    command: ['/opt/kasb/node', 'main.ts'],
    folder: undefined,
    env: { A: '1', KASB_DATA_DIR: '/var/lib/kasb' },
    envFiles: ['/etc/kasb/env'],
    writable: ['/var/lib/kasb', '/srv/backups'],
    isSystemClosed: true,
    isHomeClosed: false,
    capabilities: ['net_bind_service'],
    tellsStart: true,
  });
  expect(() => readUnit('[Service]\nUser=kasb')).toThrow('starts nothing');
});

test('settings are read as systemd reads them', () => {
  expect(readSettings('# a\nA=1\nB="two words"\n#C=3\nD=x=y\n')).toEqual({ A: '1', B: 'two words', D: 'x=y' });
});
