export { merge as default } from '@rc-component/util'
