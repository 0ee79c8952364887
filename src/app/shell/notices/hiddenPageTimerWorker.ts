setInterval(() => self.postMessage(null), 1000)
