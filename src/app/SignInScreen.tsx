import { LoginPage } from '../pages/login/LoginPage'
import { preloadSignedIn } from './entryChunks'
import { StorageNotice } from './shell/StorageNotice'

export function SignInScreen() {
  return <LoginPage notice={<StorageNotice />} onIntent={() => void preloadSignedIn('/')} />
}
