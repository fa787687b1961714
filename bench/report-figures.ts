/** Loaded into a process under measure: tells whoever started it what it has used so far. */

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000, rssMb: process.memoryUsage.rss() / 2 ** 20 });
});
// Whoever started it is gone.
process.on('disconnect', () => process.exit());
// To be asked is no reason to stay alive.
process.channel?.unref();
