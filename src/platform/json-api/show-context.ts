import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS_TOKEN } from '../config/settings.js';
import type { Settings } from '../config/settings.js';
import { PUBLIC_URL } from '../http/public-url.js';
import type { PublicUrl } from '../http/public-url.js';
import { SecretKey } from '../secrets/secret-key.js';

/** What attributes are made from beside their row. */
@Injectable()
export class ShowContext {
  constructor(
    @Inject(SETTINGS_TOKEN) readonly settings: Settings,
    @Inject(PUBLIC_URL) readonly publicUrl: PublicUrl,
    readonly secretKey: SecretKey,
  ) {}
}
