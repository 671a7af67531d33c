export { startServer } from './server.ts';
export type { Server } from './server.ts';
export { readEnv } from './env.ts';
export type { Env } from './env.ts';
export { createApp, notImplemented } from './http/app.ts';
export type { AppOptions } from './http/app.ts';
export type { Context, Services } from './context.ts';
export { openCluster } from './db/cluster/cluster.ts';
export type { Cluster, ClusterOptions } from './db/cluster/cluster.ts';
