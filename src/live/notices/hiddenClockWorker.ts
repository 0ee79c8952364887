/** Ticks once a second, in a thread whose timers no browser slows down because the page is not seen. */
setInterval(() => self.postMessage(null), 1000)
