// An OpenID provider on loopback, in a process of its own because Jest cannot load its modules. It answers POST /control with how
// it is to behave from then on: who is signed in (`account`), and what is changed in its ID tokens before they are signed (`tamper`).
import { createServer } from 'node:http';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import Provider from 'oidc-provider';

const redirectUri = process.argv[2];
let account = {};
let tamper = null;

const keys = await generateKeyPair('RS256', { extractable: true });
const jwk = { ...(await exportJWK(keys.privateKey)), use: 'sig', alg: 'RS256', kid: 'test' };
const server = createServer();
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const issuer = `http://127.0.0.1:${server.address().port}`;

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'payproof',
      client_secret: 'a secret of the test that is long enough',
      redirect_uris: [redirectUri],
      grant_types: ['authorization_code'],
      response_types: ['code'],
    },
  ],
  jwks: { keys: [jwk] },
  pkce: { required: () => true },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
  findAccount: (_context, id) => ({ accountId: id, claims: () => ({ ...account, sub: id }) }),
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
  loadExistingGrant: async (context) => {
    const grant = new context.oidc.provider.Grant({
      clientId: context.oidc.client.clientId,
      accountId: context.oidc.session.accountId,
    });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
});
const handle = provider.callback();

/** What the provider would send, with other claims in an ID token that it has signed. */
function tampered(response) {
  const end = response.end.bind(response);
  response.end = (chunk) => {
    const body = JSON.parse(String(chunk));
    if (body.id_token === undefined) return end(chunk);
    const claims = { ...decodeJwt(body.id_token), ...tamper.set };
    for (const name of tamper.remove ?? []) delete claims[name];
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .sign(keys.privateKey)
      .then((token) => {
        const changed = Buffer.from(JSON.stringify({ ...body, id_token: token }));
        response.setHeader('content-length', changed.length);
        end(changed);
      });
    return response;
  };
}

async function control(request, response) {
  let text = '';
  for await (const chunk of request) text += chunk;
  ({ account, tamper } = JSON.parse(text));
  response.end();
}

server.on('request', (request, response) => {
  if (request.url === '/control') return void control(request, response);
  if (request.url.startsWith('/interaction/'))
    return void provider.interactionFinished(request, response, { login: { accountId: account.sub } });
  if (request.url === '/token' && tamper !== null) tampered(response);
  return void handle(request, response);
});
process.on('disconnect', () => process.exit(0));
process.send({ issuer });
