// Told to end, npm tells only the shell that it started us in, and that dies without a word: the program would go on
// for ever, without a terminal. So we end, in the ordinary way, when the process that started us is gone.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid !== parent) {
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }
}, 250);
watch.unref();
