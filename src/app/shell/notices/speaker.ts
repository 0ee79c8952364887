import { proxy } from 'valtio'
import { seekLead } from '../../../live/tabLead'
import { maySound, onFirstGesture } from './tones'

/**
 * `where` is the tab in which the sounds of notices are played; `nowhere` if notices are off. `isMute` is true while
 * the browser does not allow sound in this tab.
 */
export const noticeVoice = proxy<{ where: 'here' | 'elsewhere' | 'nowhere'; isMute: boolean }>({
  where: 'nowhere',
  isMute: false,
})

/**
 * Messages between tabs. `mute`: the tab that plays the notices is not allowed to play sound. `able`: the tab that
 * sends the message is allowed to play sound.
 */
type Message = 'mute' | 'able'

/**
 * Calls `run` in only one of the user's tabs, so that each notice sounds once. A tab that may play sound replaces one
 * that may not. Without the Web Locks API, every tab calls `run`. Returns a function that stops this.
 */
export function whenSpeaker(name: string, run: () => () => void, canSound = maySound): () => void {
  let stop: (() => void) | undefined
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined

  function speak(): () => void {
    stop = run()
    noticeVoice.where = 'here'
    tell()
    return () => {
      stop?.()
      stop = undefined
      noticeVoice.where = 'elsewhere'
    }
  }

  function tell(): void {
    noticeVoice.isMute = !canSound()
    if (stop && noticeVoice.isMute) post('mute')
  }
  const post = (message: Message) => channel?.postMessage(message)

  noticeVoice.where = 'elsewhere'
  const place = typeof navigator.locks?.request === 'function' ? seekLead(name, speak, speakAlone) : undefined
  if (!place) speak()

  function speakAlone(): void {
    if (!stop) speak()
  }

  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data === 'able') tell()
      else if (!stop && canSound()) place?.take()
    }
  }
  if (!stop && canSound()) post('able')
  const stopWaiting = onFirstGesture(() => {
    if (stop) tell()
    else post('able')
  })

  return () => {
    stopWaiting()
    channel?.close()
    place?.end()
    stop?.()
    Object.assign(noticeVoice, { where: 'nowhere', isMute: false })
  }
}
