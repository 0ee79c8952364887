import { proxy } from 'valtio'
import { runInLeaderTab } from '../../../live/tabLeadership'
import { isSoundAllowed, onFirstGesture } from './noticeAudio'

/**
 * `where`: which tab plays the sounds of notices: this one, another one, or none if notices are off. `isMute` is true while the browser
 * does not allow sound in this tab.
 */
export const noticeSoundState = proxy<{ where: 'here' | 'elsewhere' | 'nowhere'; isMute: boolean }>({
  where: 'nowhere',
  isMute: false,
})

/**
 * Messages between tabs. `mute`: the tab that plays the notices is not allowed to play sound. `able`: the tab that
 * sends the message is allowed to play sound.
 */
type Message = 'mute' | 'able'

/**
 * Calls `run` in only one of the user's tabs, so that the sound of each notice is played once. If the browser does not allow sound in that
 * tab, another tab that can play sound takes over. Without the Web Locks API, every tab calls `run`. The returned function stops the
 * notices of this tab and lets another tab take over.
 */
export function runInAudibleTab(name: string, run: () => () => void, canSound = isSoundAllowed): () => void {
  let stop: (() => void) | undefined
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined

  function speak(): () => void {
    stop = run()
    noticeSoundState.where = 'here'
    updateMute()
    return () => {
      stop?.()
      stop = undefined
      noticeSoundState.where = 'elsewhere'
    }
  }

  function updateMute(): void {
    noticeSoundState.isMute = !canSound()
    if (stop && noticeSoundState.isMute) post('mute')
  }
  const post = (message: Message) => channel?.postMessage(message)

  noticeSoundState.where = 'elsewhere'
  const place = typeof navigator.locks?.request === 'function' ? runInLeaderTab(name, speak, speakAlone) : undefined
  if (!place) speak()

  function speakAlone(): void {
    if (!stop) speak()
  }

  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data === 'able') updateMute()
      else if (!stop && canSound()) place?.take()
    }
  }
  if (!stop && canSound()) post('able')
  const stopWaiting = onFirstGesture(() => {
    if (stop) updateMute()
    else post('able')
  })

  return () => {
    stopWaiting()
    channel?.close()
    place?.end()
    stop?.()
    Object.assign(noticeSoundState, { where: 'nowhere', isMute: false })
  }
}
