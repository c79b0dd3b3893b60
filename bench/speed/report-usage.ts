import { writeSync } from 'node:fs';

// Loaded before a measured command (`node --import`): says at its end what the process has taken, into the pipe that its parent reads.
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  // In microseconds, and in kilobytes on every system that Node runs on.
  writeSync(3, JSON.stringify({ cpuMs: (userCPUTime + systemCPUTime) / 1000, peakBytes: maxRSS * 1024 }));
});
