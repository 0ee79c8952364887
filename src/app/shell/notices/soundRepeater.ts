const REPEAT_MS = 20_000

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'focus'] as const

/**
 * Repeats the sound of a notice until the user moves the pointer, presses a key or focuses a tab of the console. All
 * tabs of the user share the broadcast channel `name`, so an action in one of them stops the sound.
 */
export function createSoundRepeater<T>(name: string, play: (what: T) => void, period = REPEAT_MS) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let repeated: { what: T; dueAt: number } | undefined
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined

  function forget(): void {
    clearTimeout(timer)
    repeated = undefined
  }

  function begin(what: T): void {
    forget()
    repeated = { what, dueAt: Date.now() + period }
    timer = setTimeout(sound, period)
  }

  function sound(): void {
    if (!repeated) return
    const { what } = repeated
    begin(what)
    play(what)
  }
  let touchedAt = Number.NEGATIVE_INFINITY
  const onTouch = () => {
    forget()
    if (performance.now() - touchedAt < 1000) return
    touchedAt = performance.now()
    channel?.postMessage('seen')
  }
  for (const touch of TOUCHES) window.addEventListener(touch, onTouch)
  if (channel) channel.onmessage = forget

  return {
    repeat: begin,
    check(): void {
      if (repeated && Date.now() >= repeated.dueAt) sound()
    },
    stop(): void {
      forget()
      for (const touch of TOUCHES) window.removeEventListener(touch, onTouch)
      channel?.close()
    },
  }
}
