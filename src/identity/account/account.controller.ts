import { Body, Delete, Get, Param, Post, Put, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Endpoint } from '../../platform/http/endpoint.js';
import type { Answer } from '../../platform/http/endpoint.js';
import { SessionController } from '../../platform/http/interfaces.js';
import { parametersOf, refuseParameters } from '../../platform/json-api/query.js';
import { sessionOf } from '../sessions/session-access.js';
import { SessionCookie } from '../sessions/session-cookie.js';
import { hashSessionToken } from '../sessions/session-token.js';
import {
  dataOf,
  FACTOR_ADDED_SCHEMA,
  OWN_SESSIONS_SCHEMA,
  PASSKEY_OPTIONS_SCHEMA,
  PASSKEYS_SCHEMA,
  RECOVERY_CODES_SCHEMA,
  SESSION_SCHEMA,
  TOTP_SCHEMA,
} from '../sign-in/session-answer.js';
import { SessionTeller } from '../sign-in/session-teller.js';
import { NewPasswordDto } from '../sign-in/sign-in.dto.js';
import { SignIn } from '../sign-in/sign-in.service.js';
import { ConfirmTotpDto, NewPasskeyDto } from './account.dto.js';
import { Account } from './account.service.js';
import type { FactorAdded } from './account.service.js';

const SESSION: Answer = { kind: 'json', schema: dataOf(SESSION_SCHEMA) };
const ADDED: Answer = { kind: 'json', schema: dataOf(FACTOR_ADDED_SCHEMA) };
/** Somebody whose role asks for a second factor sets it up before anything else. */
const FACTORS = { ability: 'none', session: 'enrol', freshProof: true } as const;

/** What people sign in with and where they are signed in, as they see and change it themselves. */
@SessionController('account')
export class AccountController {
  constructor(
    private readonly account: Account,
    private readonly signIn: SignIn,
    private readonly teller: SessionTeller,
    private readonly cookie: SessionCookie,
  ) {}

  @Put('password')
  @Endpoint({
    ability: 'none',
    freshProof: true,
    summary: 'Change your password',
    body: NewPasswordDto,
    answer: SESSION,
    records: 'by_events',
  })
  async password(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { password }: NewPasswordDto,
  ): Promise<object> {
    refuseParameters(parametersOf(request.url));
    return { data: await this.told(await this.signIn.changePassword({ request, reply }, password)) };
  }

  @Post('totp')
  @Endpoint({
    ...FACTORS,
    summary: 'Start setting up an authenticator app',
    answer: { kind: 'json', schema: dataOf(TOTP_SCHEMA) },
    records: 'nothing',
  })
  async beginTotp(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    refuseParameters(parametersOf(request.url));
    const { ceremonyId, secret, uri } = await this.account.beginTotp({ request, reply });
    return { data: { ceremony_id: ceremonyId, uri, secret } };
  }

  @Post('totp/confirm')
  @Endpoint({
    ...FACTORS,
    summary: 'Finish setting up the authenticator app with a code from it',
    body: ConfirmTotpDto,
    answer: ADDED,
    records: 'by_events',
  })
  async confirmTotp(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { ceremony_id, code }: ConfirmTotpDto,
  ): Promise<object> {
    refuseParameters(parametersOf(request.url));
    return this.added(await this.account.confirmTotp({ request, reply }, ceremony_id, code));
  }

  @Delete('totp')
  @Endpoint({
    ability: 'none',
    freshProof: true,
    summary: 'Remove the authenticator app',
    answer: SESSION,
    records: 'by_events',
  })
  async removeTotp(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    refuseParameters(parametersOf(request.url));
    const { token } = await this.account.removeTotp({ request, reply });
    return { data: await this.told(token) };
  }

  @Post('recovery-codes')
  @Endpoint({
    ability: 'none',
    freshProof: true,
    summary: 'Replace your recovery codes with ten new ones',
    answer: {
      kind: 'json',
      schema: dataOf({
        type: 'object',
        required: ['recovery_codes'],
        properties: { recovery_codes: RECOVERY_CODES_SCHEMA },
      }),
    },
    records: 'by_events',
  })
  async recoveryCodes(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    refuseParameters(parametersOf(request.url));
    return { data: { recovery_codes: await this.account.renewRecoveryCodes({ request, reply }) } };
  }

  @Get('passkeys')
  @Endpoint({
    ability: 'none',
    session: 'enrol',
    summary: 'List your passkeys',
    answer: { kind: 'json', schema: dataOf(PASSKEYS_SCHEMA) },
  })
  async passkeys(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    refuseParameters(parametersOf(request.url));
    return { data: await this.account.listPasskeys({ request, reply }) };
  }

  @Post('passkeys/options')
  @Endpoint({
    ...FACTORS,
    summary: 'Get what to ask the browser to create a passkey',
    answer: { kind: 'json', schema: dataOf(PASSKEY_OPTIONS_SCHEMA) },
    records: 'nothing',
  })
  async passkeyOptions(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    refuseParameters(parametersOf(request.url));
    const { ceremonyId, options } = await this.account.beginPasskey({ request, reply });
    return { data: { ceremony_id: ceremonyId, options } };
  }

  @Post('passkeys')
  @Endpoint({ ...FACTORS, summary: 'Add a passkey', body: NewPasskeyDto, answer: ADDED, records: 'by_events' })
  async addPasskey(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { ceremony_id, name, response }: NewPasskeyDto,
  ): Promise<object> {
    refuseParameters(parametersOf(request.url));
    return this.added(await this.account.addPasskey({ request, reply }, ceremony_id, name, response));
  }

  @Delete('passkeys/:passkey')
  @Endpoint({
    ability: 'none',
    freshProof: true,
    summary: 'Remove a passkey',
    answer: SESSION,
    records: 'by_events',
  })
  async removePasskey(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Param('passkey') id: string,
  ): Promise<object> {
    refuseParameters(parametersOf(request.url));
    const { token } = await this.account.removePasskey({ request, reply }, id);
    return { data: await this.told(token) };
  }

  @Get('sessions')
  @Endpoint({
    ability: 'none',
    summary: 'List where you are signed in',
    answer: { kind: 'json', schema: dataOf(OWN_SESSIONS_SCHEMA) },
  })
  async sessions(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    refuseParameters(parametersOf(request.url));
    const current = sessionOf(request)?.sessionId;
    const sessions = await this.account.listSessions({ request, reply });
    return { data: sessions.map((session) => ({ ...session, current: session.id === current })) };
  }

  @Delete('sessions/:session')
  @Endpoint({
    ability: 'none',
    summary: 'End one of your sessions',
    status: 204,
    answer: { kind: 'nothing' },
    records: 'by_events',
  })
  async endSession(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Param('session') id: string,
  ): Promise<void> {
    refuseParameters(parametersOf(request.url));
    await this.account.endSession({ request, reply }, id);
    if (sessionOf(request)?.sessionId === id) this.cookie.clear(reply);
  }

  @Delete('sessions')
  @Endpoint({
    ability: 'none',
    summary: 'End all of your sessions, including this one',
    status: 204,
    answer: { kind: 'nothing' },
    records: 'by_events',
  })
  async endSessions(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    refuseParameters(parametersOf(request.url));
    await this.account.endAllSessions({ request, reply });
    this.cookie.clear(reply);
  }

  private async added({ token, recoveryCodes }: FactorAdded): Promise<object> {
    return { data: { session: await this.told(token), recovery_codes: recoveryCodes } };
  }

  private told(token: string): Promise<object> {
    return this.teller.tell(hashSessionToken(token));
  }
}
