// @ts-check
import { TestEnvironment } from 'jest-environment-jsdom'

/**
 * What the console and msw use and jsdom lacks, taken from Node: a browser page has them, so a test page must too.
 * fetch comes with its own Request, Response, Headers and signals, because they only accept each other. Events stay
 * jsdom's: React and Testing Library dispatch them on the document.
 */
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'ReadableStreamDefaultReader',
  'TextDecoderStream',
  'TextEncoderStream',
  'CompressionStream',
  'DecompressionStream',
  'TextEncoder',
  'TextDecoder',
  'BroadcastChannel',
  'structuredClone',
]

/** jsdom with Node's network and streams. */
export default class JsdomEnvironment extends TestEnvironment {
  /** msw and others must resolve to their Node builds: their browser builds want a service worker. @override */
  exportConditions() {
    return ['node', 'node-addons']
  }

  /** @override */
  async setup() {
    await super.setup()
    for (const name of FROM_NODE) {
      if (name in globalThis) Object.assign(this.global, { [name]: Reflect.get(globalThis, name) })
    }
    // For a pseudo-element jsdom has no styles but a page of complaints; antd asks for those of the scrollbar.
    const { getComputedStyle } = this.global
    this.global.getComputedStyle = (element) => getComputedStyle(element)
  }
}
