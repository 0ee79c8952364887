import { Alert, Button, Switch } from 'antd'
import { useId, useState } from 'react'
import { useSnapshot } from 'valtio'
import {
  askPermission,
  type DesktopPermission,
  desktopPermission,
  showDesktopNotice,
} from '../../live/notices/desktopNotice'
import { DESKTOP_OF, type NoticeKind, noticeSettings, SOUND_OF, switchNotice } from '../../live/notices/noticeSettings'
import { noticeVoice } from '../../live/notices/speaker'
import { hasSound, playTone } from '../../live/notices/tones'
import './noticesPanel.css'

const KINDS: readonly { kind: NoticeKind; label: string; sample: string }[] = [
  { kind: 'new', label: 'Новый заказ', sample: 'Новый заказ' },
  { kind: 'late', label: 'Опоздание', sample: 'Заказ опаздывает' },
]

const EXPLAINED: Partial<Record<DesktopPermission, { title: string; hint: string }>> = {
  denied: {
    title: 'Браузер запретил уведомления',
    hint: 'Нажмите на значок слева от адреса, разрешите уведомления для этого сайта и обновите страницу.',
  },
  insecure: {
    title: 'Уведомления недоступны без https',
    hint: 'Откройте панель по адресу, который начинается с https.',
  },
  unsupported: {
    title: 'Браузер не показывает уведомления',
    hint: 'Откройте панель в Chrome, Edge, Firefox или Safari на компьютере.',
  },
}

/** Four switches: sound and desktop notice, for new and for late orders. Asks for permission when one needs it. */
export function NoticesPanel() {
  const settings = useSnapshot(noticeSettings)
  const [permission, setPermission] = useState(desktopPermission)
  const heading = useId()
  const canShow = permission === 'granted' || permission === 'unasked'
  const switchDesktop = async (kind: NoticeKind, isOn: boolean) => {
    const chosen = isOn ? await askPermission() : permission
    setPermission(chosen)
    switchNotice(DESKTOP_OF[kind], isOn && chosen === 'granted')
  }
  const explained = EXPLAINED[permission]
  return (
    <section className="notices-panel" aria-labelledby={heading}>
      <h2 id={heading} className="notices-panel__title">
        Оповещения
      </h2>
      <div className="notices-panel__grid">
        <span />
        <span className="notices-panel__head">Звук</span>
        <span className="notices-panel__head">На экране</span>
        <span />
        {KINDS.map(({ kind, label, sample }) => (
          <div key={kind} className="notices-panel__row">
            <span>{label}</span>
            <Switch
              aria-label={`Звук: ${label.toLowerCase()}`}
              checked={settings[SOUND_OF[kind]]}
              disabled={!hasSound()}
              onChange={(isOn) => switchNotice(SOUND_OF[kind], isOn)}
            />
            <Switch
              aria-label={`На экране: ${label.toLowerCase()}`}
              checked={canShow && settings[DESKTOP_OF[kind]]}
              disabled={!canShow}
              onChange={(isOn) => void switchDesktop(kind, isOn)}
            />
            <Button
              size="small"
              aria-label={`Проверить: ${label.toLowerCase()}`}
              onClick={() => {
                playTone(kind)
                showDesktopNotice({ title: sample, body: 'Так выглядит оповещение' }, () => undefined)
              }}
            >
              Проверить
            </Button>
          </div>
        ))}
      </div>
      {explained && <Alert type="warning" showIcon title={explained.title} description={explained.hint} />}
      {!hasSound() && <Alert type="warning" showIcon title="Браузер не воспроизводит звук" />}
      <p className="notices-panel__note">
        После открытия страницы браузер молчит, пока вы не щёлкнете по ней. Если вкладок несколько, звучит одна.{' '}
        <VoicePlace />
      </p>
    </section>
  )
}

/** Which of several tabs sounds, so that nobody listens to a silent one. */
function VoicePlace() {
  const { where, isMute } = useSnapshot(noticeVoice)
  if (where === 'nowhere') return null
  if (where === 'elsewhere') return <strong>Сейчас звучит другая вкладка.</strong>
  return <strong>{isMute ? 'Эта вкладка зазвучит после щелчка.' : 'Сейчас звучит эта вкладка.'}</strong>
}
