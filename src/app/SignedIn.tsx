import { ConfigProvider } from 'antd'
import russian from 'antd/locale/ru_RU'
import dayjs from 'dayjs'
import 'dayjs/locale/ru'
import { useSnapshot } from 'valtio'
import { session } from '../session/session'
import { EntryFailure } from './EntryFailure'
import { Shell } from './Shell'
import { Waiting } from './Waiting'

dayjs.locale('ru')

/** The signed-in half of the console: nothing is shown before the user is known (reference-data, 2.1). */
export function SignedIn() {
  const { user, failure } = useSnapshot(session)
  return (
    <ConfigProvider locale={russian}>
      {user ? <Shell /> : failure ? <EntryFailure failure={failure} /> : <Waiting label="Загружаем профиль…" />}
    </ConfigProvider>
  )
}
