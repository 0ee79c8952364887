import { LoginPage } from '../pages/login/LoginPage'
import { preloadSignedIn } from './entryChunks'
import { StorageNotice } from './shell/StorageNotice'

export function SignIn() {
  return <LoginPage notice={<StorageNotice />} onIntent={() => void preloadSignedIn('/')} />
}
