import { Client } from 'pg';

const pauseMs = 1000;

/**
 * Hears what is told on a channel, by a connection of its own made anew when it is lost. What was told meanwhile is not
 * heard, so `heard` is called each time it is there. @returns what ends it
 */
export function listen(url: string, channel: string, heard: () => void): () => Promise<void> {
  let client: Client;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  function connect(): void {
    client = new Client({ connectionString: url, application_name: 'kasb', keepAlive: true });
    client.on('error', () => undefined);
    client.on('notification', heard);
    client.once('end', () => {
      if (!isOver) timer = setTimeout(connect, pauseMs).unref();
    });
    client
      .connect()
      .then(async () => client.query(`listen ${channel}`))
      .then(heard, async () => client.end())
      .catch(() => undefined);
  }

  connect();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await client.end().catch(() => undefined);
  };
}
